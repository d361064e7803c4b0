import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Database, Queries } from '#database/connect.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { findAccountByEmail } from '#sessions/account-store.ts'
import {
  confirmationTokenFor,
  hashId,
  networkIdFor,
  orderSecretFor,
} from '#features/shop/cart/cart-token.ts'
import { type Buyer, cancelOrder, findUnpaidOrders, payOrder, sellCart } from './order-store.ts'
import { confirmOrder, findUnconfirmedOrders } from './unconfirmed-orders.ts'
import { findOrder, type FoundOrder } from './find-orders.ts'
import { findComingOrders, findOrdersOfAccount } from './account-order-store.ts'
import { createOrderMails } from './order-mails.ts'
import { orderUrl } from './order-url.ts'
import type { CancellationRule } from './cancellation-rule.ts'
import { changePaymentMethod } from './payment-method-store.ts'
import { paymentProviders, type BankAccount } from '#features/shop/payment/payment-providers.ts'
import type { PaymentProvider, PaymentStep } from '#features/shop/payment/payment-provider.ts'
import { sealSecret } from './seal-secret.ts'
import { dueCentsOf } from './ticket-rows.ts'
import { noteReturns } from '#features/shop/vouchers/note-returns.ts'
import type { Vouchers } from '#features/shop/vouchers/vouchers.ts'

export type OrderServiceDependencies = {
  database: Database
  getTokenSecret: () => Promise<string>
  findStaleByEvents: (queries: Queries, eventIds: number[]) => Promise<ChangeTag[]>
  /** The public URL of the box office. */
  boxOfficeUrl: string
  houseName: string
  account: BankAccount
  cancellation: CancellationRule
  /** Whether a cancelled order can become credit. */
  isCredited: boolean
  vouchers: Vouchers
  /** The offered payment methods, in order. */
  offered: PaymentMethod[]
}

type Rejection = { ok: false; code: CartProblemCode }
type Visit = { secret: string; locale: Locale }

export type OrderService = ReturnType<typeof createOrderService>

/** Sells carts and manages orders, for both the contract's routes and the pages of the box office. */
export function createOrderService(dependencies: OrderServiceDependencies) {
  const { database, getTokenSecret, findStaleByEvents, offered, vouchers } = dependencies
  const providers = paymentProviders(dependencies.account)

  async function cancel(
    order: Omit<Parameters<typeof cancelOrder>[1], 'rule'>,
    forCreditOf: number | null = null,
  ): Promise<{ ok: true } | Rejection> {
    const actor = { name: 'shop', operation: 'cancelOrder' } as const
    return changeHouse(database, actor, async (transaction) => {
      const canceled = await cancelOrder(transaction, { ...order, rule: dependencies.cancellation })
      if (!canceled.ok) return canceled
      await recordSoldOutChange(transaction, canceled.changedEventIds)
      if (canceled.isNew) await settle(transaction, order.orderId, forCreditOf)
      return { ok: true }
    })
  }

  /** What was paid in money of a cancelled order becomes credit of its account, if it is wanted, and staff sees what is left to refund. */
  async function settle(
    transaction: Queries,
    orderId: string,
    accountId: number | null,
  ): Promise<void> {
    const found = await findOrder(transaction, orderId)
    if (!found) return
    const isCredited = accountId !== null && canBeCredited(found, accountId)
    const valueCents = dueCentsOf(found)
    if (isCredited) await vouchers.addCredit(transaction, { accountId, orderId, valueCents })
    await noteReturns(transaction, found, { isCredited })
  }

  const canBeCredited = (found: FoundOrder, accountId: number | null) =>
    dependencies.isCredited &&
    accountId !== null &&
    found.order.accountId === accountId &&
    found.order.paidAt !== null &&
    dueCentsOf(found) > 0

  /** Orders are not content, but whether an event is sold out is. */
  async function recordSoldOutChange(
    transaction: WritableTransaction,
    eventIds: number[],
  ): Promise<void> {
    if (eventIds.length === 0) return transaction.nothingChanged()
    const stale = await findStaleByEvents(transaction, eventIds)
    transaction.changed(`sold out or not: event ${eventIds.join(', ')}`, stale)
  }

  const urlOf = (visit: Visit) => orderUrl(dependencies.boxOfficeUrl, visit)

  function begin(found: FoundOrder, visit: Visit): PaymentStep {
    const { paymentMethod, number } = found.order
    return providers[paymentMethod].begin({
      number: String(number),
      dueCents: dueCentsOf(found),
      orderUrl: urlOf(visit),
    })
  }

  const mails = createOrderMails({ ...dependencies, urlOf, begin })

  return {
    offered: offered.map((method): PaymentProvider => providers[method]),
    urlOf,
    begin,

    mailAgain: mails.mailAgain,

    /** Sells the contents of a cart. Idempotent: the same cart again is the same order. */
    async place(request: {
      token: string
      buyer: Omit<Buyer, 'network' | 'locale'>
      /** The network of the buyer (`byAddress`). */
      network: string
      /** Of who is logged in; null for guests, whose order belongs to the account that has confirmed its address, if any. */
      accountId: number | null
      /** What the buyer was shown that vouchers pay; undefined if nothing was shown. */
      shownCents?: number | undefined
      locale: Locale
    }): Promise<{ ok: true; secret: string } | Rejection> {
      const { token, buyer, locale } = request
      if (!offered.includes(buyer.paymentMethod)) return { ok: false, code: 'invalid_input' }
      const tokenSecret = await getTokenSecret()
      const secret = orderSecretFor(token, tokenSecret)
      const network = networkIdFor(request.network, tokenSecret)
      const { isPaidAtOnce } = providers[buyer.paymentMethod]
      const actor = { name: 'shop', operation: 'placeOrder' } as const
      const sale = await changeHouse(database, actor, async (transaction) => {
        const ofAddress = await findAccountByEmail(transaction, buyer.email)
        const sale = await sellCart(transaction, {
          cartId: hashId(token),
          orderId: hashId(secret),
          owner: {
            accountId: request.accountId ?? ofAddress?.id ?? null,
            sealedSecret: sealSecret(secret, tokenSecret),
          },
          buyer: { ...buyer, locale, name: buyer.name.trim(), network },
          redeemer: { accountId: request.accountId, shownCents: request.shownCents },
          isPaidAtOnce,
        })
        if (!sale.ok) return sale
        await recordSoldOutChange(transaction, sale.changedEventIds)
        // Orders that are paid online are confirmed when the payment arrives.
        if (sale.isNew && (sale.isPaid || !isPaidAtOnce))
          await mails.post(transaction, { secret, locale })
        return sale
      })
      if (!sale.ok) return sale
      return { ok: true, secret }
    },

    find: (secret: string): Promise<FoundOrder | null> => findOrder(database, hashId(secret)),

    findOfAccount: (accountId: number) =>
      findOrdersOfAccount({ database, getTokenSecret }, accountId),

    /** The orders of an account whose tickets are valid and for events that are not over, with their secret addresses. */
    findComing: ({ accountId, locale }: { accountId: number; locale: Locale }) =>
      findComingOrders({ database, getTokenSecret, urlOf }, { accountId, locale }),

    cancel: (secret: string) => cancel({ orderId: hashId(secret), reason: 'requested' }),

    /** Whether what was paid has become credit. */
    isCredited: ({ order }: FoundOrder) => vouchers.isCredited(order.id),

    /** Whether what was paid can become credit of who is logged in, if they cancel. */
    canBeCredited,

    /** Cancels an order; what was paid becomes credit of its account, if it is that of who is logged in. */
    cancelForCredit: (secret: string, accountId: number | null) =>
      cancel({ orderId: hashId(secret), reason: 'requested' }, accountId),

    /** Confirms the email address of a pending order by what the link of its mail brings; returns whether the order is confirmed. */
    async confirm(visit: Visit, token: string): Promise<boolean> {
      if (token !== confirmationTokenFor(visit.secret, await getTokenSecret())) return false
      const orderId = hashId(visit.secret)
      const isNew = await database.transaction(async (transaction) => {
        if (!(await confirmOrder(transaction, orderId))) return false
        await mails.post(transaction, visit)
        return true
      })
      if (isNew) return true
      const found = await findOrder(database, orderId)
      return found !== null && !found.order.confirmBy && !found.order.canceledAt
    },

    /** Called when a provider reports a payment; fails if the order can no longer be paid. */
    async pay(visit: Visit): Promise<{ ok: true } | Rejection> {
      const isPaid = await database.transaction(async (transaction) => {
        if (!(await payOrder(transaction, hashId(visit.secret)))) return false
        await mails.post(transaction, visit)
        return true
      })
      if (isPaid) return { ok: true }
      const found = await findOrder(database, hashId(visit.secret))
      if (found?.order.paidAt) return { ok: true }
      return { ok: false, code: 'no_reservation' }
    },

    /** Changes how an unpaid order is paid; the mail says how, unless that happens at once. */
    async changeMethod(
      visit: Visit,
      paymentMethod: PaymentMethod,
    ): Promise<{ ok: true } | Rejection> {
      if (!offered.includes(paymentMethod)) return { ok: false, code: 'invalid_input' }
      const { isPaidAtOnce } = providers[paymentMethod]
      const orderId = hashId(visit.secret)
      return database.transaction(async (transaction): Promise<{ ok: true } | Rejection> => {
        const isChanged = await changePaymentMethod(transaction, {
          orderId,
          paymentMethod,
          isPaidAtOnce,
        })
        if (!isChanged) return { ok: false, code: 'no_reservation' }
        if (!isPaidAtOnce) await mails.post(transaction, visit)
        return { ok: true }
      })
    },

    /** Cancels an unpaid order for staff. */
    release: (orderId: string) => cancel({ orderId, reason: 'unpaid' }),

    /** Cancels orders that were not paid or not confirmed in time. */
    async releaseUnpaid(): Promise<void> {
      for (const orderId of await findUnconfirmedOrders(database)) {
        await cancel({ orderId, reason: 'unconfirmed' })
      }
      for (const { method, payWithinMinutes: minutes } of Object.values(providers)) {
        if (minutes === null) continue
        for (const orderId of await findUnpaidOrders(database, { method, minutes })) {
          await cancel({ orderId, reason: 'unpaid' })
        }
      }
    },
  }
}
