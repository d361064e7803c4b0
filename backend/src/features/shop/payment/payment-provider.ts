import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'

/** The part of an order that a provider needs. */
type PayableOrder = {
  number: string
  /** What is to be paid in money. */
  dueCents: number
  /** The order's secret URL. */
  orderUrl: string
}

/** The buyer's next step to pay. */
export type PaymentStep =
  | { kind: 'at-counter' }
  | { kind: 'transfer'; accountName: string; iban: string; reference: string; epcPayload: string }
  | { kind: 'elsewhere'; url: string }

/** A payment method. A new one needs an implementation of this type, a name in the contract, and messages. */
export type PaymentProvider = {
  method: PaymentMethod
  /** Whether buyers pay online immediately; the order is then confirmed by mail after the payment. */
  isPaidAtOnce: boolean
  /** The time after which an unpaid order is cancelled, as its messages say; null if it can be paid until the event begins. */
  payWithinMinutes: number | null
  begin: (order: PayableOrder) => PaymentStep
}
