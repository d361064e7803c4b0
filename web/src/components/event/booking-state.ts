import type { EventStatus } from '#graphql/generated/graphql.ts'

/** Statuses in which tickets are available or can be requested. */
const bookable: readonly EventStatus[] = ['ON_SALE', 'ADVANCE_SALE', 'WAITING_LIST', 'POSTPONED']

/** Whether an event links to the ticket shop. */
export const isBookable = (status: EventStatus) => bookable.includes(status)
