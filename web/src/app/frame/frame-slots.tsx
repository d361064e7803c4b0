import type { FrameSlots } from '#features/navigation/site-frame.tsx'
import { SearchBox } from '#features/search/form/search-box.tsx'
import { TopAlert } from '#features/top-alert/top-alert.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { FrameContent } from './load-frame.ts'
import { OfficeToday } from './office-today.tsx'
import { Welcome } from './welcome.tsx'

/** What each feature shows in the frame of a page. Parts that exist once per document are in the layout. */
export function frameSlots(
  { alert, openingDay, welcome }: FrameContent,
  locale: Locale,
): FrameSlots {
  return {
    search: <SearchBox locale={locale} />,
    topAlert: alert && <TopAlert alert={alert} />,
    hoursToday: openingDay && <OfficeToday day={openingDay} locale={locale} />,
    infoLayer: welcome.length > 0 && <Welcome modules={welcome} locale={locale} />,
  }
}
