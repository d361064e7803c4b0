import { type BookingLabels, fill } from './booking-labels.ts'
import type { Refusal } from './rules/hold-seats.ts'

/** What a refusal is called [8]: numbers of the ticketing by their number, all else in the origin’s own words. */
export function problemInWords(
  { message, responseCode }: Refusal,
  labels: Pick<BookingLabels, 'error' | 'notEnoughSeats' | 'noReservation'>,
): string[] {
  if (responseCode === null) return [message]
  const error = fill(labels.error, { code: responseCode })
  if (responseCode === -214) return [error, labels.notEnoughSeats]
  if (responseCode === -204) return [error, labels.noReservation]
  return [error]
}
