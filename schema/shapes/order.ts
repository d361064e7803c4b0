import { z } from 'zod'
import { AccessNeeds } from './visitor/access-needs.ts'
import { ticketFields } from './cart.ts'
import { emailAddressPattern } from './visitor/email-address-pattern.ts'
import { rule } from './rule-messages.ts'
import { Address, OffsetDateTime, OptionalText, Price } from './scalars.ts'

/** All payment methods; which of them a theatre offers is configured. */
export const paymentMethods = ['box_office', 'bank_transfer', 'test_payment'] as const

export const PaymentMethod = z.enum(paymentMethods).meta({
  id: 'PaymentMethod',
  title: 'PaymentMethod',
  'x-enum-descriptions': {
    box_office: 'At the box office.',
    bank_transfer: 'By bank transfer.',
    test_payment: 'With a simulated provider, for demonstrations: no money is transferred.',
  },
  description:
    'How an order is paid: at the box office, by bank transfer, or with a simulated payment provider for demonstrations.',
})
export type PaymentMethod = z.output<typeof PaymentMethod>

export const OrderSecret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({
    id: 'OrderSecret',
    title: 'OrderSecret',
    description: 'Secret that gives access to an order, 43 characters. Only the buyer receives it.',
  })

export const EmailAddress = z.string().max(254).regex(emailAddressPattern, rule('email')).meta({
  id: 'EmailAddress',
  title: 'EmailAddress',
  description: 'E-mail address; e.g. "anna@example.org".',
})

// No line breaks: they would inject headers into a mail.
const PersonName = z
  .string()
  .min(1)
  .max(200)
  .regex(
    // oxlint-disable-next-line no-control-regex -- they are what is refused; the gateway knows no classes of Unicode
    /^ *[^\u0000-\u0020\u007f\u2028\u2029][^\u0000-\u001f\u007f\u2028\u2029]*$/,
    rule('personName'),
  )
  .meta({
    id: 'PersonName',
    title: 'PersonName',
    description: 'Full name on one line; e.g. "Anna Berger".',
  })

/** A first or last name, which may be empty. */
export const NamePart = z
  .string()
  .max(100)
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, rule('personName'))

export const OrderWrite = z
  .object({
    name: PersonName,
    email: EmailAddress,
    payment_method: PaymentMethod,
    access_needs: AccessNeeds,
  })
  .meta({
    id: 'OrderWrite',
    title: 'OrderWrite',
    description: 'The buyer of the tickets in the cart.',
  })

export const OrderTicket = z
  .object({ code: z.string().describe('Code that is scanned at admission.'), ...ticketFields })
  .meta({ id: 'OrderTicket', title: 'OrderTicket', description: 'A ticket of an order.' })

export const PaymentStatus = z.enum(['open', 'paid']).meta({
  id: 'PaymentStatus',
  title: 'PaymentStatus',
  'x-enum-descriptions': { open: 'Not paid yet.', paid: 'Paid.' },
  description: 'Whether an order has been paid.',
})

export const OrderStatus = z.enum(['placed', 'unconfirmed', 'canceled']).meta({
  id: 'OrderStatus',
  title: 'OrderStatus',
  'x-enum-descriptions': {
    placed: 'The tickets are valid.',
    unconfirmed: 'The tickets are not valid until the buyer has opened the link in the e-mail.',
    canceled: 'The tickets are no longer valid; their seats were given back.',
  },
  description: 'Whether the tickets of an order are valid.',
})

export const Order = z
  .object({
    number: z.int().min(1).describe('Order number, for people; e.g. 10042.'),
    secret: OrderSecret,
    status: OrderStatus,
    name: z.string().describe('Full name of the buyer.'),
    email: z.string().describe('E-mail address of the buyer.'),
    payment_method: PaymentMethod,
    payment_status: PaymentStatus,
    order_url: Address.describe(
      'Address of the page where the order is shown, paid, printed and canceled.',
    ),
    placed_at: OffsetDateTime.describe('Time at which the order was placed.'),
    total: Price.describe('Sum of all tickets.'),
    redeemed: Price.describe('Part of the total that was paid with vouchers and credit.'),
    tickets: z.array(OrderTicket).describe('Tickets of the order, earliest event first.'),
  })
  .meta({ id: 'Order', title: 'Order', description: 'An order of tickets.' })

export const AccountOrders = z
  .object({ orders: z.array(Order).describe('Orders, the latest first; a hundred at most.') })
  .meta({ id: 'AccountOrders', title: 'AccountOrders', description: 'Orders of an account.' })

export const EventOrder = z
  .object({
    number: z.int().min(1).describe('Order number, for people; e.g. 10042.'),
    status: OrderStatus,
    name: z.string().describe('Full name of the buyer.'),
    email: z.string().describe('E-mail address of the buyer.'),
    payment_method: PaymentMethod,
    payment_status: PaymentStatus,
    placed_at: OffsetDateTime.describe('Time at which the order was placed.'),
    confirm_by: OffsetDateTime.nullable().describe(
      'Time at which the order is canceled unless its e-mail address has been confirmed; null if no confirmation is needed.',
    ),
    places: z.int().describe('Number of seats of the event in the order.'),
    access_needs: OptionalText.describe('What the theatre prepares for the buyer; may be empty.'),
  })
  .meta({
    id: 'EventOrder',
    title: 'EventOrder',
    description: 'An order for an event, as staff see it: without its secret.',
  })

export const EventOrders = z
  .object({
    held_places: z.int().describe('Number of seats that are held in carts.'),
    orders: z.array(EventOrder).describe('Orders that are not canceled, latest first.'),
  })
  .meta({ id: 'EventOrders', title: 'EventOrders', description: 'Orders of an event.' })
