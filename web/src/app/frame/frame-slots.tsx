import type { FrameSlots } from '#features/navigation/site-frame.tsx'
import { SearchBox } from '#features/search/search-box.tsx'
import type { Locale } from '#i18n/locales.ts'

/** What each feature shows in the frame of a page. What stands once in the document, whatever the page, is in the layout. */
export function frameSlots({ locale }: { locale: Locale }): FrameSlots {
  return { search: <SearchBox locale={locale} /> }
}
