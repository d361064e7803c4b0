import { z } from 'zod'
import { ticketFields } from './cart-shapes.ts'
import { OffsetDateTime, Price } from './scalars.ts'

export const PaymentMethod = z.enum(['box_office', 'invoice']).meta({
  id: 'PaymentMethod',
  title: 'PaymentMethod',
  description: 'How the tickets are paid: at the box office, or by invoice.',
})

export const OrderSecret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({
    id: 'OrderSecret',
    title: 'OrderSecret',
    description: 'What opens an order; known only to who has placed it.',
  })

const EmailAddress = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  .meta({ id: 'EmailAddress', title: 'EmailAddress', description: 'An e-mail address.' })

export const OrderWrite = z
  .object({
    name: z.string().trim().min(1).max(200).describe('First and last name.'),
    email: EmailAddress,
    payment_method: PaymentMethod,
  })
  .meta({ id: 'OrderWrite', title: 'OrderWrite', description: 'Who buys the tickets of the cart.' })

export const OrderTicket = z
  .object({ code: z.string().describe('What is read at the door.'), ...ticketFields })
  .meta({ id: 'OrderTicket', title: 'OrderTicket', description: 'A ticket that is sold.' })

export const OrderStatus = z.enum(['placed', 'canceled']).meta({
  id: 'OrderStatus',
  title: 'OrderStatus',
  description: 'Whether the tickets are valid.',
})

export const Order = z
  .object({
    number: z.string().describe('What people call it by.'),
    secret: OrderSecret,
    status: OrderStatus,
    name: z.string().describe('First and last name.'),
    email: z.string().describe('E-mail address.'),
    payment_method: PaymentMethod,
    placed_at: OffsetDateTime.describe('When it was placed.'),
    total: Price.describe('What all of it costs.'),
    tickets: z.array(OrderTicket).describe('Its tickets, in order of time.'),
  })
  .meta({ id: 'Order', title: 'Order', description: 'Tickets that somebody has bought.' })
