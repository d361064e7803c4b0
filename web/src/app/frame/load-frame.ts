import { findLoginAddress } from '#features/navigation/account/find-login-address.ts'
import { findNavigation } from '#features/navigation/find-navigation.ts'
import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { findTopAlert } from '#features/top-alert/find-top-alert.ts'
import { findWelcome } from '#features/notices/welcome/find-welcome.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type FrameContent = Awaited<ReturnType<typeof loadFrame>>

/** Reads what the frame shows around every page. */
export async function loadFrame(locale: Locale, read: Read) {
  const [navigation, loginAddress, alert, openingDay, welcome] = await Promise.all([
    findNavigation(locale, read),
    findLoginAddress(locale, read),
    findTopAlert(locale, read),
    findOpeningDay(locale, read),
    findWelcome(locale, read),
  ])
  return { navigation, loginAddress, alert, openingDay, welcome }
}
