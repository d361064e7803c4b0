import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { finishedMessages } from '#i18n/finished-messages.ts'
import { searchLabels } from './search-labels.ts'
import { SearchForm } from './search-form.tsx'

/**
 * The search in the header: a button that opens a box where there is space for one, and otherwise leads to the search
 * page (S-01, S-02).
 */
export async function SearchBox({ locale }: { locale: Locale }) {
  const t = await getTranslations('search.box')
  return (
    <SearchForm
      search={pathFor('search', {}, locale)}
      term=""
      locale={locale}
      labels={finishedMessages(t, searchLabels)}
      placement="header"
    />
  )
}
