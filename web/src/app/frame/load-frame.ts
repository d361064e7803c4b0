import { findServiceAddresses } from '#features/navigation/account/find-service-addresses.ts'
import { findNavigation } from '#features/navigation/find-navigation.ts'
import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { findTopAlert } from '#features/top-alert/find-top-alert.ts'
import { findWelcome } from '#features/notices/welcome/find-welcome.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type FrameContent = Awaited<ReturnType<typeof loadFrame>>

/** Reads what the frame shows around every page. */
export async function loadFrame(locale: Locale, read: Read) {
  const [navigation, addresses, alert, openingDay, welcome] = await Promise.all([
    findNavigation(locale, read),
    findServiceAddresses(locale, read),
    findTopAlert(locale, read),
    findOpeningDay(locale, read),
    findWelcome(locale, read),
  ])
  return { navigation, addresses, alert, openingDay, welcome }
}
