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
  /** Whether buyers pay before they leave: who does not, gives the seats back after half an hour. */
  isPaidAtOnce: boolean
  begin: (order: PayableOrder) => PaymentStep
}
