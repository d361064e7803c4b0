import type { SaleStatus, ScheduleStatus } from '#graphql/generated/graphql.ts'

/** Whether tickets are available, or why none are sold. */
export type BookingStatus = SaleStatus | 'CANCELED' | 'POSTPONED'

/** The status of an event in one word. An event without a sale status is canceled or postponed. */
export function bookingStatus(event: {
  sale: SaleStatus | null
  schedule: ScheduleStatus
}): BookingStatus {
  return event.sale ?? (event.schedule === 'POSTPONED' ? 'POSTPONED' : 'CANCELED')
}
