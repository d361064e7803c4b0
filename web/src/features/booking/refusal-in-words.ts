import type { Translate } from '#i18n/translate.ts'
import { findRefusal, refusals } from './refusals.ts'
import type { Refusal } from './rules/hold-seats.ts'

/** What a refusal is called [8]: numbers of the ticketing by their number, all else in the origin’s own words. */
export function refusalInWords(
  { message, responseCode }: Refusal,
  t: Translate<'booking'>,
): string[] {
  if (responseCode === null) return [message]
  const error = t('error', { code: responseCode })
  const words = Object.values(refusals).find((known) => known.responseCode === responseCode)
  return words ? [error, t(words.booking)] : [error]
}

/** The same where the code alone is known, as in an address. */
export function codeInWords(code: string, t: Translate<'booking'>): string[] {
  const { responseCode, booking } = findRefusal(code) ?? { booking: 'plain.unavailable' as const }
  if (responseCode === undefined) return [t(booking)]
  return [t('error', { code: responseCode }), t(booking)]
}
