import type { SaleStatus, ScheduleStatus } from '#graphql/generated/graphql.ts'

/** Whether tickets are available, or why none are sold. */
export type BookingStatus = SaleStatus | 'CANCELED' | 'POSTPONED'

/** Statuses in which tickets are available or can be requested. */
const bookable: readonly BookingStatus[] = ['ON_SALE', 'ADVANCE_SALE', 'WAITING_LIST', 'POSTPONED']

/** The status of an event in one word. An event without a sale status is canceled or postponed. */
export function bookingStatus(event: {
  sale: SaleStatus | null
  schedule: ScheduleStatus
}): BookingStatus {
  return event.sale ?? (event.schedule === 'POSTPONED' ? 'POSTPONED' : 'CANCELED')
}

/** Whether an event links to the ticket shop. */
export const isBookable = (status: BookingStatus) => bookable.includes(status)
