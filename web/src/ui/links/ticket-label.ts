import type { MessageKey } from '#i18n/translate.ts'

const labels = {
  ON_SALE: 'tickets',
  WAITING_LIST: 'join',
  ADVANCE_SALE: 'remind',
} as const satisfies Record<string, MessageKey<'event'> & MessageKey<'programme.row'>>

/**
 * The label of an event's ticket link, as a key of messages: what can be done in this status. Undefined where there is no
 * link, because there is nothing to buy or to subscribe to.
 */
export function ticketLabel(status: string): (typeof labels)[keyof typeof labels] | undefined {
  return Object.entries(labels).find(([known]) => known === status)?.[1]
}
