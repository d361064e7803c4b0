import type { Translate } from '#i18n/translate.ts'
import { findRefusal, refusals } from './refusals.ts'
import type { Refusal } from './rules/hold-seats.ts'

/** The message of a refused cart call [8]: by its number in the ticketing, else the origin’s own message. */
export function refusalMessage(
  { message, responseCode }: Refusal,
  t: Translate<'booking'>,
): string[] {
  if (responseCode === null) return [message]
  const error = t('error', { code: responseCode })
  const labels = Object.values(refusals).find((known) => known.responseCode === responseCode)
  return labels ? [error, t(labels.booking)] : [error]
}

/** The same where only the code is known, as in an address. */
export function codeMessage(code: string, t: Translate<'booking'>): string[] {
  const { responseCode, booking } = findRefusal(code) ?? { booking: 'plain.unavailable' as const }
  if (responseCode === undefined) return [t(booking)]
  return [t('error', { code: responseCode }), t(booking)]
}
