import { z } from 'zod'
import { Id, LocalTime, Price, idOf, OptionalText } from './scalars.ts'

const status = z.int().min(0).max(1).describe('1 if available, 0 if not.')

export const TicketPrice = z
  .object({
    id: idOf('price'),
    price: Price.describe('Price of one ticket.'),
    sale_type_id: Id.describe(
      'Number of the sale type, to be sent with `addToCart`; 1 is the full price.',
    ),
    seat_group: Id.describe('Number of the seat group, to be sent with `addToCart`.'),
    text: OptionalText.describe('Who is entitled to this price; may be empty.'),
    name: z.string().describe('Name of the sale type; e.g. "Vollpreis" for the full price.'),
    has_discounts: z.boolean().describe('Whether the seat group also has reduced prices.'),
  })
  .meta({
    id: 'TicketPrice',
    title: 'TicketPrice',
    description: 'Price of a ticket in a seat group for a sale type.',
  })

export const Timeslot = z
  .object({
    id: idOf('timeslot'),
    time_start: LocalTime.describe('Start in the time zone of the theatre; e.g. "15:30:00".'),
    status,
    block_id: Id.describe(
      'Number of the timeslot in the ticketing system, to be sent with `addToCart`.',
    ),
  })
  .meta({
    id: 'Timeslot',
    title: 'Timeslot',
    description: 'A timeslot for admission to an exhibition.',
  })

export const SeatGroup = z
  .object({
    id: idOf('entry'),
    seat_group: Id.describe(
      'Number of the seat group in the ticketing system, to be sent with `addToCart`.',
    ),
    status,
    text: z.string().describe('Name of the seat group; e.g. "Parkett".'),
    prices: z.array(TicketPrice).describe('Prices: the full price first, then reduced ones.'),
    timeslots: z
      .array(Timeslot)
      .describe('Timeslots, earliest first; empty if the event has none.'),
  })
  .meta({
    id: 'SeatGroup',
    title: 'SeatGroup',
    description:
      'Seats of an event at the same price. Which of them a buyer gets is chosen automatically.',
  })

export const EventOffer = z
  .object({
    event_jet_id: Id.describe('Number of the event in the ticketing system; e.g. 296.'),
    seat_groups: z.array(SeatGroup).describe('Seat groups with their current availability.'),
    has_waiting_room: z
      .boolean()
      .describe('Whether buyers have to wait for their turn in the webshop first.'),
  })
  .meta({
    id: 'EventOffer',
    title: 'EventOffer',
    description: 'Current availability of the tickets of an event.',
  })
