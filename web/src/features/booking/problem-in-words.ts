import type { Translate } from '#i18n/translate.ts'
import type { Refusal } from './rules/hold-seats.ts'

/** What a refusal is called [8]: numbers of the ticketing by their number, all else in the origin’s own words. */
export function problemInWords(
  { message, responseCode }: Refusal,
  t: Translate<'booking'>,
): string[] {
  if (responseCode === null) return [message]
  const error = t('error', { code: responseCode })
  if (responseCode === -214) return [error, t('notEnoughSeats')]
  if (responseCode === -204) return [error, t('noReservation')]
  return [error]
}
