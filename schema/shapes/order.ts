import { z } from 'zod'
import { ticketFields } from './cart.ts'
import { emailAddressPattern } from './email-address-pattern.ts'
import { rule } from './rule-messages.ts'
import { OffsetDateTime, Price } from './scalars.ts'

/** Every way to pay that there is; which of them a house offers is its configuration. */
export const paymentMethods = ['box_office', 'bank_transfer', 'test_payment'] as const

export const PaymentMethod = z.enum(paymentMethods).meta({
  id: 'PaymentMethod',
  title: 'PaymentMethod',
  description:
    'How the tickets are paid: at the box office, by bank transfer, or with a provider that only plays.',
})
export type PaymentMethod = z.output<typeof PaymentMethod>

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
  .regex(emailAddressPattern, rule('email'))
  .meta({ id: 'EmailAddress', title: 'EmailAddress', description: 'An e-mail address.' })

// No line breaks: what is in them would become headers of the mail.
const PersonName = z
  .string()
  .min(1)
  .max(200)
  .regex(
    // oxlint-disable-next-line no-control-regex -- they are what is refused; the gateway knows no classes of Unicode
    /^ *[^\u0000-\u0020\u007f\u2028\u2029][^\u0000-\u001f\u007f\u2028\u2029]*$/,
    rule('personName'),
  )
  .meta({ id: 'PersonName', title: 'PersonName', description: 'First and last name, in one line.' })

export const OrderWrite = z
  .object({
    name: PersonName,
    email: EmailAddress,
    payment_method: PaymentMethod,
  })
  .meta({ id: 'OrderWrite', title: 'OrderWrite', description: 'Who buys the tickets of the cart.' })

export const OrderTicket = z
  .object({ code: z.string().describe('What is read at the door.'), ...ticketFields })
  .meta({ id: 'OrderTicket', title: 'OrderTicket', description: 'A ticket that is sold.' })

export const PaymentStatus = z.enum(['open', 'paid']).meta({
  id: 'PaymentStatus',
  title: 'PaymentStatus',
  description: 'Whether an order is paid.',
})

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
    payment_status: PaymentStatus,
    order_url: z.string().describe('Where the order is shown, paid, printed and canceled.'),
    placed_at: OffsetDateTime.describe('When it was placed.'),
    total: Price.describe('What all of it costs.'),
    tickets: z.array(OrderTicket).describe('Its tickets, in order of time.'),
  })
  .meta({ id: 'Order', title: 'Order', description: 'Tickets that somebody has bought.' })
