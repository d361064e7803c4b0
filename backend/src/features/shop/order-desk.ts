import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Queries } from '#database/connect.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { SendMail } from '#mail/send-mail.ts'
import { hashId, orderSecretFor } from './cart-token.ts'
import { orderLetter } from './mail/order-letter.ts'
import {
  type Buyer,
  cancelOrder,
  findAbandonedOrders,
  findOrder,
  type FoundOrder,
  payOrder,
  sellCart,
} from './order-store.ts'
import { orderUrl } from './order-url.ts'
import { paymentProviders, type BankAccount } from './payment/payment-providers.ts'
import type { PaymentProvider, PaymentStep } from './payment/payment-provider.ts'
import { totalCentsOf } from './ticket-rows.ts'

export type OrderDeskNeeds = {
  database: Database
  findSecret: () => Promise<string>
  findStaleByEvents: (queries: Queries, eventIds: number[]) => Promise<ChangeTag[]>
  /** Where visitors reach the box office. */
  boxOfficeUrl: string
  variant: 'theatre' | 'region'
  account: BankAccount
  /** Ways to pay that are offered, in this order. */
  offered: PaymentMethod[]
  sendMail: SendMail
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Refused = { ok: false; code: CartProblemCode }
type Visit = { secret: string; locale: Locale }

export type OrderDesk = ReturnType<typeof createOrderDesk>

/** Where carts become orders, whoever asks for it: the contract's calls or the pages of the box office. */
export function createOrderDesk(needs: OrderDeskNeeds) {
  const { database, findSecret, findStaleByEvents, offered, sendMail, log } = needs
  const providers = paymentProviders(needs.account)
  const onTheWay = new Set<Promise<void>>()

  async function cancel(orderId: string): Promise<{ ok: true } | Refused> {
    const actor = { name: 'shop', operation: 'cancelOrder' } as const
    return changeHouse(database, actor, async (transaction) => {
      const canceled = await cancelOrder(transaction, orderId)
      if (!canceled.ok) return canceled
      await tellSoldOut(transaction, canceled.changedEventIds)
      return { ok: true }
    })
  }

  /** Orders are no content, but whether an event is sold out is. */
  async function tellSoldOut(transaction: WritableTransaction, eventIds: number[]): Promise<void> {
    if (eventIds.length === 0) return transaction.nothingChanged()
    const stale = await findStaleByEvents(transaction, eventIds)
    transaction.changed(`sold out or not: event ${eventIds.join(', ')}`, stale)
  }

  /** Sends the letter about an order; whoever waits for the order does not wait for it. */
  async function mail({ secret, locale }: Visit): Promise<void> {
    const found = await findOrder(database, hashId(secret))
    if (!found || found.order.canceledAt) return
    const visit = { secret, locale }
    const setting = {
      locale,
      variant: needs.variant,
      payment: begin(found, visit),
      url: urlOf(visit),
    }
    const sending = sendMail(orderLetter(found, setting))
      .catch((cause: unknown) => log.warn({ err: cause }, 'the letter about an order was not sent'))
      .finally(() => onTheWay.delete(sending))
    onTheWay.add(sending)
  }

  const urlOf = (visit: Visit) => orderUrl(needs.boxOfficeUrl, visit)

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
    mail,

    /** Sells what the cart holds; the same cart twice is one order. */
    async place(wish: {
      token: string
      buyer: Buyer
      locale: Locale
    }): Promise<{ ok: true; secret: string } | Refused> {
      const { token, buyer, locale } = wish
      if (!offered.includes(buyer.paymentMethod)) return { ok: false, code: 'invalid_input' }
      const secret = orderSecretFor(token, await findSecret())
      const actor = { name: 'shop', operation: 'placeOrder' } as const
      const sale = await changeHouse(database, actor, async (transaction) => {
        const sale = await sellCart(transaction, {
          cartId: hashId(token),
          orderId: hashId(secret),
          buyer: { ...buyer, name: buyer.name.trim() },
        })
        if (sale.ok) await tellSoldOut(transaction, sale.changedEventIds)
        return sale
      })
      if (!sale.ok) return sale
      // What is paid at once is told of when it is paid.
      if (sale.isNew && !providers[buyer.paymentMethod].isPaidAtOnce) await mail({ secret, locale })
      return { ok: true, secret }
    },

    find: (secret: string): Promise<FoundOrder | null> => findOrder(database, hashId(secret)),

    cancel: (secret: string) => cancel(hashId(secret)),

    /** A provider says that an order is paid; says whether it could still be. */
    async pay(visit: Visit): Promise<{ ok: true } | Refused> {
      if (await payOrder(database, hashId(visit.secret))) {
        await mail(visit)
        return { ok: true }
      }
      const found = await findOrder(database, hashId(visit.secret))
      if (found?.order.paidAt) return { ok: true }
      return { ok: false, code: 'no_reservation' }
    },

    /** A provider says that an order is not paid: its seats are free again. One that was paid stays. */
    async decline(secret: string): Promise<{ ok: true } | Refused> {
      const found = await findOrder(database, hashId(secret))
      return found?.order.paidAt ? { ok: true } : cancel(hashId(secret))
    },

    /** Gives the seats back of those who left before they paid. */
    async releaseAbandoned(): Promise<void> {
      const methods = offered.filter((method) => providers[method].isPaidAtOnce)
      for (const orderId of await findAbandonedOrders(database, methods)) await cancel(orderId)
    },

    /** Waits for the letters that are on the way. */
    async close(): Promise<void> {
      await Promise.all(onTheWay)
    },
  }
}
