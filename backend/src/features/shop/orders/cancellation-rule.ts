/** Until how many hours before the first event of an order visitors may cancel it once it is paid; `never`: not at all. */
export type CancellationRule = number | 'never'

type FindProblemOptions = {
  order: { paidAt: Date | null }
  events: readonly { startsAt: Date }[]
  rule: CancellationRule
  now: Date
}

/** Why an order cannot be cancelled; undefined if it can. The seats of unpaid orders are welcome until the event begins. */
export function findCancellationProblem({
  order,
  events,
  rule,
  now,
}: FindProblemOptions): 'event_started' | 'cancellation_closed' | undefined {
  const first = Math.min(...events.map(({ startsAt }) => startsAt.getTime()))
  if (first <= now.getTime()) return 'event_started'
  if (!order.paidAt) return undefined
  if (rule === 'never') return 'cancellation_closed'
  // Hours are hours, also in a night in which the clocks change.
  return first - rule * 3_600_000 <= now.getTime() ? 'cancellation_closed' : undefined
}
