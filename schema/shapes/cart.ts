import { z } from 'zod'
import { mostTicketsOfCart } from '@foyer/schema/ticket-rules.ts'
import { EventListItem } from './event.ts'
import { Id, OffsetDateTime, Price } from './scalars.ts'

const mostSaleTypesOfCall = 20

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
  .meta({ id: 'TicketEvent', title: 'TicketEvent', description: 'An event, as tickets name it.' })

/** What is on a ticket, whether it is held or sold. */
export const ticketFields = {
  event: TicketEvent.describe('For what.'),
  time_start: z
    .string()
    .nullable()
    .describe('Time of entry, as 15:30:00, where there are several.'),
  seat_group: Id.describe('Number of the part of the hall.'),
  seat_group_text: z.string().describe('Part of the hall.'),
  row: z.string().describe('Row; empty where seats are free to choose.'),
  seat: z.string().describe('Seat; empty where seats are free to choose.'),
  sale_type_id: Id.describe('Full price or a reduction.'),
  sale_type: z.string().describe('Name of the sale type.'),
  price: Price.describe('What it costs.'),
}

export const CartTicket = z
  .object({ id: Id, ...ticketFields })
  .meta({ id: 'CartTicket', title: 'CartTicket', description: 'A ticket that is held in a cart.' })

export const Cart = z
  .object({
    tickets_quantity: z.int().describe('How many tickets are held in the cart, all together.'),
    cart_url: z.string().describe('Where the cart is shown.'),
    tickets: z.array(CartTicket).describe('What is held, in order of time.'),
    total: Price.describe('What all of it costs.'),
    held_until: OffsetDateTime.nullable().describe('Until when; nothing for an empty cart.'),
    seconds_left: z.int().describe('The same, from now; 0 for an empty cart.'),
    can_extend: z.boolean().describe('Whether the time can be extended once more.'),
  })
  .meta({ id: 'Cart', title: 'Cart', description: 'The tickets that are held for a visitor.' })

export const RequestKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,100}$/)
  .meta({
    id: 'RequestKey',
    title: 'RequestKey',
    description: 'A random text that names one wish, such as a UUID.',
  })

export const AddToCartWrite = z
  .object({
    event_jet_id: Id.describe('Number of the event in the ticketing.'),
    quantities: z
      .array(z.int().min(1).max(mostTicketsOfCart))
      .min(1)
      .max(mostSaleTypesOfCall)
      .describe('How many tickets of each sale type.'),
    sale_type_ids: z
      .array(Id)
      .min(1)
      .max(mostSaleTypesOfCall)
      .describe('The sale types, in the same order as the quantities.'),
    seat_group: Id.nullish().describe(
      'Part of the hall; may be left out where the event has only one.',
    ),
    block_id: Id.nullish().describe('That of the timeslot, where the event has some.'),
    request_key: RequestKey.nullish().describe(
      'The same key twice is one hold: send it again when the answer was lost.',
    ),
  })
  .meta({
    id: 'AddToCartWrite',
    title: 'AddToCartWrite',
    description: 'Tickets of one seat group that are wanted side by side.',
  })

/** What a cart or an order can be refused for. */
export const cartProblemCodes = [
  'not_enough_seats',
  'no_reservation',
  'not_on_sale',
  'unknown_event',
  'unknown_seat_group',
  'seat_group_needed',
  'unknown_timeslot',
  'timeslot_needed',
  'unknown_sale_type',
  'too_many_tickets',
  'key_reused',
  'held_long_enough',
  'too_late',
  'too_many_letters',
  'too_many_places',
  'invalid_input',
] as const

export const CartProblemCode = z.enum(cartProblemCodes).meta({
  id: 'CartProblemCode',
  title: 'CartProblemCode',
  description: 'Why a cart or an order was refused.',
})
export type CartProblemCode = z.output<typeof CartProblemCode>

/** The numbers of the ticketing for what it knows as well. */
export const responseCodes: Partial<Record<CartProblemCode, number>> = {
  not_enough_seats: -214,
  no_reservation: -204,
}

export const CartProblem = z
  .object({
    code: CartProblemCode,
    message: z.string().describe('Why, in the language of the request.'),
    response_code: z
      .int()
      .nullable()
      .describe('-214: not enough (connected) seats; -204: no current reservation.'),
  })
  .meta({
    id: 'CartProblem',
    title: 'CartProblem',
    description: 'Why nothing was changed.',
  })
