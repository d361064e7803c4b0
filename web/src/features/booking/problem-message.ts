import type { Translate } from '#i18n/translate.ts'
import { findProblemLabels, problemLabels } from './problem-labels.ts'
import type { HoldProblem } from './rules/hold-seats.ts'

/** The message of a refused cart call [8]: by its number in the ticketing, else the origin’s own message. */
export function problemMessage(
  { message, responseCode }: HoldProblem,
  t: Translate<'booking'>,
): string[] {
  if (responseCode === null) return [message]
  const error = t('error', { code: String(responseCode) })
  const labels = Object.values(problemLabels).find((known) => known.responseCode === responseCode)
  return labels ? [error, t(labels.booking)] : [error]
}

/** The same where only the code is known, as in an address. */
export function codeMessage(code: string, t: Translate<'booking'>): string[] {
  const { responseCode, booking } = findProblemLabels(code) ?? {
    booking: 'plain.unavailable' as const,
  }
  if (responseCode === undefined) return [t(booking)]
  return [t('error', { code: String(responseCode) }), t(booking)]
}
