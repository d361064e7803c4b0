import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'

/** What a provider has to know of an order. */
type PayableOrder = {
  number: string
  totalCents: number
  /** Where the order is shown: its address is a secret. */
  orderUrl: string
}

/** What a buyer does next to pay. */
export type PaymentStep =
  | { kind: 'at-counter' }
  | { kind: 'transfer'; accountName: string; iban: string; reference: string; epcPayload: string }
  | { kind: 'elsewhere'; url: string }

/** A way to pay. A new one is one of these, a name in the contract and its words. */
export type PaymentProvider = {
  method: PaymentMethod
  /** Whether buyers pay before they leave: they are told of their tickets when they have. */
  isPaidAtOnce: boolean
  /** Who has not paid by then gives the seats back, as the words of this way to pay say; null until the event begins. */
  payWithinMinutes: number | null
  begin: (order: PayableOrder) => PaymentStep
}
