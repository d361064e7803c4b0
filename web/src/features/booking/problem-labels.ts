import type { MessageKey } from '#i18n/translate.ts'
import type { ProblemCode } from '#graphql/generated/graphql.ts'

type Words = {
  /** Its number in the ticketing [8]. */
  responseCode?: number
  /** Key in the messages of booking. */
  booking: Extract<
    MessageKey<'booking'>,
    | 'notEnoughSeats'
    | 'noReservation'
    | 'plain.not-on-sale'
    | 'plain.too-many-tickets'
    | 'plain.unavailable'
    | 'plain.waiting-room'
  >
  /** Key in the messages of the cart. */
  cart: 'no_reservation' | 'hold_limit_reached' | 'other'
}

const unavailable: Words = { booking: 'plain.unavailable', cart: 'other' }

/** The codes of other mutations than the cart's. */
type OtherCode = 'VALIDATION_FAILED' | 'CONFLICT' | 'GONE' | 'IN_USE' | 'WRONG_CREDENTIALS'

/** The message of each error of the cart, for all places that show it. */
export const problemLabels: Readonly<Record<Exclude<ProblemCode, OtherCode>, Words>> = {
  NOT_ENOUGH_SEATS: { responseCode: -214, booking: 'notEnoughSeats', cart: 'other' },
  NO_RESERVATION: { responseCode: -204, booking: 'noReservation', cart: 'no_reservation' },
  HOLD_LIMIT_REACHED: { booking: 'plain.unavailable', cart: 'hold_limit_reached' },
  NOT_ON_SALE: { booking: 'plain.not-on-sale', cart: 'other' },
  TOO_MANY_TICKETS: { booking: 'plain.too-many-tickets', cart: 'other' },
  WAITING_ROOM: { booking: 'plain.waiting-room', cart: 'other' },
  TOO_MANY_MAILS: unavailable,
  TOO_MANY_SEATS: unavailable,
  UNKNOWN_EVENT: unavailable,
  UNKNOWN_SEAT_GROUP: unavailable,
  SEAT_GROUP_REQUIRED: unavailable,
  UNKNOWN_TIMESLOT: unavailable,
  TIMESLOT_REQUIRED: unavailable,
  UNKNOWN_SALE_TYPE: unavailable,
  IDEMPOTENCY_KEY_REUSED: unavailable,
  EVENT_STARTED: unavailable,
  CANCELLATION_CLOSED: unavailable,
  VOUCHER_REFUSED: unavailable,
  VOUCHER_BLOCKED: unavailable,
  TOO_MANY_VOUCHERS: unavailable,
  VOUCHERS_CHANGED: unavailable,
  INVALID_INPUT: unavailable,
}

/** A code as in the graph or, in lower case, in an address; undefined for one that is not the cart's. */
export function findProblemLabels(code: string): Words | undefined {
  const written = code.toUpperCase().replaceAll('-', '_')
  return Object.entries(problemLabels).find(([known]) => known === written)?.[1]
}
