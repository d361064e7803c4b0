import { z } from 'zod'
import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import { EventListItem } from './event.ts'
import {
  Id,
  LocalTime,
  OffsetDateTime,
  Price,
  idOf,
  OptionalAddress,
  OptionalText,
} from './scalars.ts'

const maxSaleTypesPerRequest = 20

export const TicketEvent = z
  .object(
    EventListItem.pick({
      id: true,
      id_jet: true,
      slug: true,
      slugs: true,
      title: true,
      date_start: true,
      day: true,
      time: true,
      venue: true,
      room: true,
    }).shape,
  )
  .meta({
    id: 'TicketEvent',
    title: 'TicketEvent',
    description: 'The event of a ticket, with the fields that a ticket prints.',
  })

/** The fields of a ticket, held or sold. */
export const ticketFields = {
  event: TicketEvent.describe('Event that the ticket admits to.'),
  time_start: LocalTime.nullable().describe(
    'Time of entry in the time zone of the theatre; e.g. "15:30:00". Null if the event has no timeslots.',
  ),
  seat_group: Id.describe('Number of the seat group; e.g. 12.'),
  seat_group_text: z.string().describe('Name of the seat group; e.g. "Parkett".'),
  row: OptionalText.describe('Row; e.g. "7". Empty if seating is free.'),
  seat: OptionalText.describe('Seat within the row; e.g. "14". Empty if seating is free.'),
  sale_type_id: Id.describe('Number of the sale type; 1 is the full price.'),
  sale_type: z.string().describe('Name of the sale type; e.g. "Vollpreis".'),
  price: Price.describe('Price of the ticket.'),
}

export const CartTicket = z.object({ id: idOf('ticket'), ...ticketFields }).meta({
  id: 'CartTicket',
  title: 'CartTicket',
  description: 'A ticket that is held in a cart, not yet sold.',
})

export const Cart = z
  .object({
    tickets_quantity: z.int().describe('Number of tickets in the cart.'),
    cart_url: OptionalAddress.describe(
      'Address of the page that shows the cart; empty if the origin has none.',
    ),
    tickets: z.array(CartTicket).describe('Tickets in the cart, earliest event first.'),
    total: Price.describe('Sum of all tickets.'),
    held_until: OffsetDateTime.nullable().describe(
      'Time at which the tickets are released; null if the cart is empty.',
    ),
    seconds_left: z
      .int()
      .describe('Seconds from now until the tickets are released; 0 if the cart is empty.'),
    can_extend: z.boolean().describe('Whether `extendCart` can prolong the hold.'),
  })
  .meta({
    id: 'Cart',
    title: 'Cart',
    description: 'The cart of a visitor: tickets that are held for a limited time.',
  })

export const RequestKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,100}$/)
  .meta({
    id: 'RequestKey',
    title: 'RequestKey',
    description:
      'Idempotency key of a request: a random string of 16 to 100 characters (A–Z, a–z, 0–9, _ and -); e.g. a UUID.',
  })

export const AddToCartWrite = z
  .object({
    event_jet_id: Id.describe('Number of the event in the ticketing system; e.g. 296.'),
    quantities: z
      .array(z.int().min(1).max(maxTicketsPerCart))
      .min(1)
      .max(maxSaleTypesPerRequest)
      .describe('Number of tickets of each sale type, 1 to 40.'),
    sale_type_ids: z
      .array(Id)
      .min(1)
      .max(maxSaleTypesPerRequest)
      .describe('Sale types, in the same order as `quantities`; e.g. [1, 3].'),
    seat_group: Id.nullish().describe(
      'Number of the seat group. May be omitted if the event has only one.',
    ),
    block_id: Id.nullish().describe('Number of the timeslot. Required if the event has timeslots.'),
    request_key: RequestKey.nullish().describe(
      'Idempotency key: if the response was lost, repeat the request with the same key and the tickets are held once.',
    ),
  })
  .meta({
    id: 'AddToCartWrite',
    title: 'AddToCartWrite',
    description: 'Tickets to hold: seats side by side in one seat group.',
  })

/** Reasons to refuse a request to the cart or an order. */
export const cartProblemCodes = [
  'not_enough_seats',
  'no_reservation',
  'not_on_sale',
  'unknown_event',
  'unknown_seat_group',
  'seat_group_required',
  'unknown_timeslot',
  'timeslot_required',
  'unknown_sale_type',
  'too_many_tickets',
  'idempotency_key_reused',
  'hold_limit_reached',
  'event_started',
  'cancellation_closed',
  'too_many_mails',
  'too_many_seats',
  'waiting_room',
  'voucher_refused',
  'voucher_blocked',
  'too_many_vouchers',
  'vouchers_changed',
  'invalid_input',
] as const

export const CartProblemCode = z.enum(cartProblemCodes).meta({
  id: 'CartProblemCode',
  title: 'CartProblemCode',
  'x-enum-descriptions': {
    not_enough_seats:
      'Not enough adjacent seats are free. Ask for fewer, or for another seat group.',
    no_reservation: 'The cart holds no tickets, or their hold has expired.',
    not_on_sale: 'Tickets of the event are not on sale now.',
    unknown_event: 'No event has this number.',
    unknown_seat_group: 'The event has no seat group with this number.',
    seat_group_required: 'The event has several seat groups: send the number of one.',
    unknown_timeslot: 'The event has no timeslot with this number.',
    timeslot_required: 'The event has timeslots: send the number of one.',
    unknown_sale_type: 'The seat group has no sale type with this number.',
    too_many_tickets: 'The cart would exceed its maximum number of tickets.',
    idempotency_key_reused:
      'The idempotency key was used before, with other values. Send a new one.',
    hold_limit_reached:
      'The tickets have been held for the maximum time; the hold cannot be prolonged.',
    event_started: 'The first event of the order has begun; it can no longer be canceled.',
    cancellation_closed: 'The theatre takes back paid tickets until earlier, or not at all.',
    too_many_mails: 'Too many e-mails were requested for this address. Try again the next day.',
    too_many_seats: 'Too many seats are held or ordered by this buyer.',
    waiting_room:
      'The event has a waiting room: the visitor has to wait on the page of its tickets until it is their turn.',
    voucher_refused:
      'The code cannot be redeemed: it is wrong, expired or used up, or belongs to another account. Which of these is not told.',
    voucher_blocked: 'The box office has blocked the voucher, because it was reported lost.',
    too_many_vouchers: 'An order is paid with ten vouchers at most.',
    vouchers_changed: 'What vouchers pay has changed since it was shown. Show it again.',
    invalid_input: 'A value is invalid.',
  },
  description: 'Reason for which a request to the cart or an order was refused.',
})
export type CartProblemCode = z.output<typeof CartProblemCode>

/** The codes of the ticketing system for reasons that it has as well. */
export const responseCodes: Partial<Record<CartProblemCode, number>> = {
  not_enough_seats: -214,
  no_reservation: -204,
}

export const CartProblem = z
  .object({
    code: CartProblemCode,
    message: z.string().describe('The reason for people, in the language of the request.'),
    response_code: z
      .int()
      .nullable()
      .describe(
        'Code of the ticketing system: -214 for not enough adjacent seats, -204 for no current reservation; null for any other reason.',
      ),
  })
  .meta({
    id: 'CartProblem',
    title: 'CartProblem',
    description: 'Why a request to the cart or an order was refused. Nothing was changed.',
  })
