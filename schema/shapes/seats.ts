import { z } from 'zod'
import { Id, Price } from './scalars.ts'

const status = z.int().min(0).max(1).describe('1: can be had; 0: is not offered.')

export const TicketPrice = z
  .object({
    id: Id,
    price: Price.describe('What one ticket costs.'),
    sale_type_id: Id.describe('Full price or a reduction; goes with the cart call.'),
    seat_group: Id.describe('Number of the seat group; goes with the cart call.'),
    text: z.string().describe('Who may have it; may be empty.'),
    name: z.string().describe('Name of the sale type; the full price is „Vollpreis“.'),
    has_discounts: z.boolean().describe('Whether the seat group has reductions beside this price.'),
  })
  .meta({
    id: 'TicketPrice',
    title: 'TicketPrice',
    description: 'What a ticket costs in a seat group, for a sale type.',
  })

export const Timeslot = z
  .object({
    id: Id,
    time_start: z.string().describe('On the clock of the theatre, as 15:30:00.'),
    status,
    block_id: Id.describe('Goes with the cart call.'),
  })
  .meta({ id: 'Timeslot', title: 'Timeslot', description: 'A time of entry to an exhibition.' })

export const SeatGroup = z
  .object({
    id: Id,
    seat_group: Id.describe('Number of the part of the hall; goes with the cart call.'),
    status,
    text: z.string().describe('Which seats these are.'),
    prices: z.array(TicketPrice).describe('The full price first, then reductions.'),
    timeslots: z
      .array(Timeslot)
      .describe('Times of entry, earliest first; empty where all enter together.'),
  })
  .meta({
    id: 'SeatGroup',
    title: 'SeatGroup',
    description: 'Seats of an event that cost the same and are chosen by the house.',
  })

export const EventOffer = z
  .object({
    event_jet_id: Id.describe('Number of the event in the ticketing.'),
    seat_groups: z.array(SeatGroup).describe('With the status that they have at this moment.'),
  })
  .meta({
    id: 'EventOffer',
    title: 'EventOffer',
    description: 'What can be had of an event at this moment.',
  })
