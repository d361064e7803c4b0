import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { SearchForm } from './search-form.tsx'

/**
 * The search in the header: a button that opens a box where there is room for one, and leads to the page of the search where
 * there is none (S-01, S-02).
 */
export async function SearchBox({ locale }: { locale: Locale }) {
  const { box } = (await loadMessages(locale)).search
  return (
    <SearchForm
      search={pathFor('search', {}, locale)}
      term=""
      locale={locale}
      labels={box}
      look="header"
    />
  )
}
