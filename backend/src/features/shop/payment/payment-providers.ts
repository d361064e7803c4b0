import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import { epcPayload } from './epc-payload.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type BankAccount = { accountName: string; iban: string }

/** All payment methods by name. */
export function paymentProviders(account: BankAccount): Record<PaymentMethod, PaymentProvider> {
  return {
    test_payment: {
      method: 'test_payment',
      isPaidAtOnce: true,
      payWithinMinutes: 30,
      begin: ({ orderUrl }) => ({ kind: 'elsewhere', url: `${orderUrl}payment/` }),
    },
    bank_transfer: {
      method: 'bank_transfer',
      isPaidAtOnce: false,
      payWithinMinutes: 3 * 24 * 60,
      begin: ({ number, dueCents }) => ({
        kind: 'transfer',
        ...account,
        reference: number,
        epcPayload: epcPayload({ ...account, amountCents: dueCents, reference: number }),
      }),
    },
    box_office: {
      method: 'box_office',
      isPaidAtOnce: false,
      payWithinMinutes: null,
      begin: () => ({ kind: 'at-counter' }),
    },
  }
}
