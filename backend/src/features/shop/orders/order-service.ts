import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database, Queries } from '#database/connect.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { countMails, enqueueMail } from '#mail/enqueue-mail.ts'
import { findAccountByEmail } from '#sessions/account-store.ts'
import {
  confirmationTokenFor,
  hashId,
  networkIdFor,
  orderSecretFor,
} from '#features/shop/cart/cart-token.ts'
import { confirmationMail } from '#features/shop/mail/confirmation-mail.ts'
import { orderMail } from '#features/shop/mail/order-mail.ts'
import {
  type Buyer,
  cancelOrder,
  confirmOrder,
  findUnconfirmedOrders,
  findUnpaidOrders,
  payOrder,
  sellCart,
} from './order-store.ts'
import { findOrder, type FoundOrder } from './find-orders.ts'
import { findComingOrders, findOrdersOfAccount } from './account-order-store.ts'
import { orderUrl } from './order-url.ts'
import type { CancellationRule } from './cancellation-rule.ts'
import { changePaymentMethod } from './payment-method-store.ts'
import { paymentProviders, type BankAccount } from '#features/shop/payment/payment-providers.ts'
import type { PaymentProvider, PaymentStep } from '#features/shop/payment/payment-provider.ts'
import { sealSecret } from './seal-secret.ts'
import { totalCentsOf } from './ticket-rows.ts'

export type OrderServiceDependencies = {
  database: Database
  getTokenSecret: () => Promise<string>
  findStaleByEvents: (queries: Queries, eventIds: number[]) => Promise<ChangeTag[]>
  /** The public URL of the box office. */
  boxOfficeUrl: string
  houseName: string
  account: BankAccount
  cancellation: CancellationRule
  /** The offered payment methods, in order. */
  offered: PaymentMethod[]
}

type Rejection = { ok: false; code: CartProblemCode }
type Visit = { secret: string; locale: Locale }

export type OrderService = ReturnType<typeof createOrderService>

/** Per day. */
const maxMailsPerOrder = 5
const maxMailsPerAddress = 20

/** Sells carts and manages orders, for both the contract's routes and the pages of the box office. */
export function createOrderService(dependencies: OrderServiceDependencies) {
  const { database, getTokenSecret, findStaleByEvents, offered } = dependencies
  const providers = paymentProviders(dependencies.account)

  async function cancel(
    order: Omit<Parameters<typeof cancelOrder>[1], 'rule'>,
  ): Promise<{ ok: true } | Rejection> {
    const actor = { name: 'shop', operation: 'cancelOrder' } as const
    return changeHouse(database, actor, async (transaction) => {
      const canceled = await cancelOrder(transaction, { ...order, rule: dependencies.cancellation })
      if (!canceled.ok) return canceled
      await recordSoldOutChange(transaction, canceled.changedEventIds)
      return { ok: true }
    })
  }

  /** Orders are not content, but whether an event is sold out is. */
  async function recordSoldOutChange(
    transaction: WritableTransaction,
    eventIds: number[],
  ): Promise<void> {
    if (eventIds.length === 0) return transaction.nothingChanged()
    const stale = await findStaleByEvents(transaction, eventIds)
    transaction.changed(`sold out or not: event ${eventIds.join(', ')}`, stale)
  }

  /** Enqueues the mail about an order. */
  async function post(transaction: Queries, visit: Visit): Promise<void> {
    const found = await findOrder(transaction, hashId(visit.secret))
    if (!found || found.order.canceledAt) return
    const context = {
      locale: visit.locale,
      houseName: dependencies.houseName,
      payment: begin(found, visit),
      url: urlOf(visit),
    }
    const token = confirmationTokenFor(visit.secret, await getTokenSecret())
    const mail = found.order.confirmBy
      ? confirmationMail(found, { ...context, url: `${context.url}confirm/${token}/` })
      : orderMail(found, context)
    await enqueueMail(transaction, { about: `order/${found.order.number}`, mail })
  }

  const urlOf = (visit: Visit) => orderUrl(dependencies.boxOfficeUrl, visit)

  function begin({ order, tickets }: FoundOrder, visit: Visit): PaymentStep {
    return providers[order.paymentMethod].begin({
      number: String(order.number),
      totalCents: totalCentsOf(tickets),
      orderUrl: urlOf(visit),
    })
  }

  return {
    offered: offered.map((method): PaymentProvider => providers[method]),
    urlOf,
    begin,

    /**
     * Sends the mail about an order again, within daily limits per order and address, so that it cannot be used to flood a
     * mailbox.
     */
    async mailAgain(visit: Visit): Promise<{ ok: true } | Rejection> {
      return database.transaction(async (transaction): Promise<{ ok: true } | Rejection> => {
        const found = await findOrder(transaction, hashId(visit.secret))
        if (!found) return { ok: false, code: 'no_reservation' }
        const { number, email } = found.order
        await lockForTransaction(transaction, 'mails', email.toLowerCase())
        const written = await countMails(transaction, { about: `order/${number}`, to: email })
        if (written.about >= maxMailsPerOrder || written.to >= maxMailsPerAddress) {
          return { ok: false, code: 'too_many_mails' }
        }
        await post(transaction, visit)
        return { ok: true }
      })
    },

    /** Sells the contents of a cart. Idempotent: the same cart again is the same order. */
    async place(request: {
      token: string
      buyer: Omit<Buyer, 'network' | 'locale'>
      /** The network of the buyer (`byAddress`). */
      network: string
      /** Of who is logged in; null for guests, whose order belongs to the account that has confirmed its address, if any. */
      accountId: number | null
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
          isPaidAtOnce,
        })
        if (!sale.ok) return sale
        await recordSoldOutChange(transaction, sale.changedEventIds)
        // Orders that are paid online are confirmed when the payment arrives.
        if (sale.isNew && !isPaidAtOnce) await post(transaction, { secret, locale })
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

    /** Confirms the email address of a pending order by what the link of its mail brings; returns whether the order is confirmed. */
    async confirm(visit: Visit, token: string): Promise<boolean> {
      if (token !== confirmationTokenFor(visit.secret, await getTokenSecret())) return false
      const orderId = hashId(visit.secret)
      const isNew = await database.transaction(async (transaction) => {
        if (!(await confirmOrder(transaction, orderId))) return false
        await post(transaction, visit)
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
        await post(transaction, visit)
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
        if (!isPaidAtOnce) await post(transaction, visit)
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
