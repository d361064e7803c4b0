import { z } from 'zod'
import { placeKinds } from '@foyer/schema/resources/programme/place-kinds.ts'
import { OrderTicket, PaymentMethod } from '@foyer/schema/shapes/order.ts'
import { paged } from '@foyer/schema/shapes/paging.ts'
import { idOf, LocalDate, OffsetDateTime, Price } from '@foyer/schema/shapes/scalars.ts'

/** How an order stands, for the box office: one word instead of its status and payment. */
export const orderStates = ['open', 'paid', 'unconfirmed', 'canceled', 'refund_due'] as const

export const OrderState = z.enum(orderStates).meta({
  id: 'OrderState',
  title: 'OrderState',
  'x-enum-descriptions': {
    open: 'Its seats are reserved, and it is not paid yet.',
    paid: 'It is paid.',
    unconfirmed: 'It waits until the buyer has opened the link in the e-mail.',
    canceled: 'Its seats were given back.',
    refund_due: 'It was paid and canceled, and nobody has noted a refund.',
  },
  description: 'How an order stands.',
})

export const OrderEvent = z
  .object({
    id: idOf('event'),
    title: z.string().describe('Title, in the language of the request.'),
    day: LocalDate.describe('Day of the event.'),
    time: z.string().nullable().describe('Time of the start; null if only the day is known.'),
    venue: z.string().describe('Venue and room.'),
    places: z.int().describe('Number of seats: of the order, or sold by orders.'),
  })
  .meta({ id: 'OrderEvent', title: 'OrderEvent', description: 'An event of orders.' })

const row = {
  number: z.int().min(1).describe('Order number, for people; e.g. 10042.'),
  state: OrderState,
  name: z.string().describe('Full name of the buyer; empty once it was deleted.'),
  email: z.string().describe('E-mail address of the buyer; empty once it was deleted.'),
  placed_at: OffsetDateTime.describe('When it was placed.'),
  places: z.int().describe('Number of its seats.'),
  total: Price.describe('Sum of all tickets.'),
  events: z.array(OrderEvent).describe('Its events, the earliest first.'),
}

export const StaffOrderList = paged(
  'StaffOrderList',
  z.object(row).meta({
    id: 'StaffOrderRow',
    title: 'StaffOrderRow',
    description: 'An order, as the box office finds it: without its secret.',
  }),
)

/** What was noted about an order. */
export const orderNoteKinds = ['cancellation', 'refund'] as const

export const StaffOrder = z
  .object({
    ...row,
    payment_method: PaymentMethod,
    paid_at: OffsetDateTime.nullable().describe('When it was paid; null until then.'),
    canceled_at: OffsetDateTime.nullable().describe('When it was canceled; null if it was not.'),
    access_needs: z.string().describe('What the theatre prepares for the buyer; may be empty.'),
    can_mail: z
      .boolean()
      .describe('Whether its mail can be sent again: it is valid, and its address is known.'),
    tickets: z.array(OrderTicket).describe('Its tickets, the earliest event first.'),
    mails: z
      .array(
        z
          .object({
            written_at: OffsetDateTime.describe('When it was written.'),
            sent_at: OffsetDateTime.nullable().describe('When it was sent; null until then.'),
          })
          .meta({ id: 'OrderMail', title: 'OrderMail', description: 'A mail about an order.' }),
      )
      .describe('Mails about it, the newest first. Old ones are deleted.'),
    notes: z
      .array(
        z
          .object({
            kind: z.enum(orderNoteKinds).meta({
              id: 'OrderNoteKind',
              title: 'OrderNoteKind',
              description: 'What a note is about.',
              'x-enum-descriptions': {
                cancellation: 'Why it was canceled, as the buyer was told.',
                refund: 'How it was refunded; for staff only.',
              },
            }),
            text: z.string().describe('What was noted.'),
            written_at: OffsetDateTime.describe('When it was noted.'),
            by: z.string().nullable().describe('Who noted it; null if the account is deleted.'),
          })
          .meta({ id: 'OrderNote', title: 'OrderNote', description: 'A note about an order.' }),
      )
      .describe('Notes about it, the newest first.'),
  })
  .meta({ id: 'StaffOrder', title: 'StaffOrder', description: 'An order, for the box office.' })

const DoorListPlaceKind = z.enum(placeKinds).meta({
  id: 'DoorListPlaceKind',
  title: 'DoorListPlaceKind',
  'x-enum-descriptions': {
    standard: 'A seat.',
    wheelchair: 'Room for a wheelchair.',
    companion: 'A seat beside a wheelchair place.',
  },
  description: 'What a place is made for.',
})

export const DoorList = z
  .object({
    event: OrderEvent,
    places: z
      .array(
        z
          .object({
            number: z.int().describe('Order number.'),
            state: OrderState,
            name: z.string().describe('Full name of the buyer.'),
            seat_group: z.string().describe('Part of the hall.'),
            row: z.string().describe('Row; empty with free seating.'),
            seat: z.string().describe('Seat; empty with free seating.'),
            kind: DoorListPlaceKind,
            sale_type: z.string().describe('Kind of ticket; e.g. "Full price".'),
            admission: z.string().nullable().describe('Time of admission; null if it has none.'),
            access_needs: z.string().describe('What the theatre prepares; may be empty.'),
          })
          .meta({ id: 'DoorListPlace', title: 'DoorListPlace', description: 'A sold seat.' }),
      )
      .describe('Seats of orders, in the order of the hall.'),
    places_without_order: z
      .int()
      .describe('Number of seats that were sold without an order, such as by subscription.'),
  })
  .meta({ id: 'DoorList', title: 'DoorList', description: 'Who comes to an event, for the door.' })

const text = (max: number) => z.string().trim().min(1).max(max)

export const OrderCancellation = z
  .object({
    reason: text(500).describe('Why, for the buyer, who gets it by mail.'),
    refund_note: z
      .string()
      .trim()
      .max(1000)
      .default('')
      .describe('How it was refunded, for staff; empty if it was not yet.'),
  })
  .meta({
    id: 'OrderCancellation',
    title: 'OrderCancellation',
    description: 'Why an order is canceled.',
  })

export const RefundNote = z
  .object({ text: text(1000).describe('How it was refunded, for staff.') })
  .meta({ id: 'RefundNote', title: 'RefundNote', description: 'A note on a refund.' })
