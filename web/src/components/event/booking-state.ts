import type { EventStatus } from '#graphql/generated/graphql.ts'

/** Statuses at which a ticket can still be had or asked for. */
const bookable: readonly EventStatus[] = ['ON_SALE', 'ADVANCE_SALE', 'WAITING_LIST', 'POSTPONED']

/** Whether an event leads to the ticket shop. */
export const isBookable = (status: EventStatus) => bookable.includes(status)
