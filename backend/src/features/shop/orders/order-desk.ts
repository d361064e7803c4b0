import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database, Queries } from '#database/connect.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { countLetters, postLetter } from '#mail/post-letter.ts'
import { hashId, orderSecretFor } from '#features/shop/cart/cart-token.ts'
import { orderLetter } from '#features/shop/mail/order-letter.ts'
import {
  type Buyer,
  cancelOrder,
  findOrder,
  findUnpaidOrders,
  type FoundOrder,
  payOrder,
  sellCart,
} from './order-store.ts'
import { orderUrl } from './order-url.ts'
import { paymentProviders, type BankAccount } from '#features/shop/payment/payment-providers.ts'
import type { PaymentProvider, PaymentStep } from '#features/shop/payment/payment-provider.ts'
import { totalCentsOf } from './ticket-rows.ts'

export type OrderDeskNeeds = {
  database: Database
  findSecret: () => Promise<string>
  findStaleByEvents: (queries: Queries, eventIds: number[]) => Promise<ChangeTag[]>
  /** Where visitors reach the box office. */
  boxOfficeUrl: string
  houseName: string
  account: BankAccount
  /** Ways to pay that are offered, in this order. */
  offered: PaymentMethod[]
}

type Refused = { ok: false; code: CartProblemCode }
type Visit = { secret: string; locale: Locale }

export type OrderDesk = ReturnType<typeof createOrderDesk>

/** In a day. */
const mostLettersOfOrder = 5
const mostLettersToAddress = 20

/** Where carts become orders, whoever asks for it: the contract's calls or the pages of the box office. */
export function createOrderDesk(needs: OrderDeskNeeds) {
  const { database, findSecret, findStaleByEvents, offered } = needs
  const providers = paymentProviders(needs.account)

  async function cancel(order: Parameters<typeof cancelOrder>[1]): Promise<{ ok: true } | Refused> {
    const actor = { name: 'shop', operation: 'cancelOrder' } as const
    return changeHouse(database, actor, async (transaction) => {
      const canceled = await cancelOrder(transaction, order)
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

  /** Puts the letter about an order into the outbox. */
  async function post(transaction: Queries, visit: Visit): Promise<void> {
    const found = await findOrder(transaction, hashId(visit.secret))
    if (!found || found.order.canceledAt) return
    const setting = {
      locale: visit.locale,
      houseName: needs.houseName,
      payment: begin(found, visit),
      url: urlOf(visit),
    }
    const mail = orderLetter(found, setting)
    await postLetter(transaction, { about: `order/${found.order.number}`, mail })
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

    /** Sends the letter about an order once more, but not for ever: nobody's letter box is filled from here. */
    async mailAgain(visit: Visit): Promise<{ ok: true } | Refused> {
      return database.transaction(async (transaction): Promise<{ ok: true } | Refused> => {
        const found = await findOrder(transaction, hashId(visit.secret))
        if (!found) return { ok: false, code: 'no_reservation' }
        const { number, email } = found.order
        await lockForTransaction(transaction, 'letters', email.toLowerCase())
        const written = await countLetters(transaction, { about: `order/${number}`, to: email })
        if (written.about >= mostLettersOfOrder || written.to >= mostLettersToAddress) {
          return { ok: false, code: 'too_many_letters' }
        }
        await post(transaction, visit)
        return { ok: true }
      })
    },

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
        if (!sale.ok) return sale
        await tellSoldOut(transaction, sale.changedEventIds)
        // What is paid at once is told of when it is paid.
        const isTold = sale.isNew && !providers[buyer.paymentMethod].isPaidAtOnce
        if (isTold) await post(transaction, { secret, locale })
        return sale
      })
      if (!sale.ok) return sale
      return { ok: true, secret }
    },

    find: (secret: string): Promise<FoundOrder | null> => findOrder(database, hashId(secret)),

    cancel: (secret: string) => cancel({ orderId: hashId(secret), reason: 'asked-for' }),

    /** A provider says that an order is paid; says whether it could still be. */
    async pay(visit: Visit): Promise<{ ok: true } | Refused> {
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

    /** A provider says that an order is not paid: its seats are free again. One that was paid stays. */
    async decline(secret: string): Promise<{ ok: true } | Refused> {
      return cancel({ orderId: hashId(secret), reason: 'unpaid' })
    },

    /** Gives the seats back of those who have not paid in the time that they were told. */
    async releaseUnpaid(): Promise<void> {
      for (const { method, payWithinMinutes: minutes } of Object.values(providers)) {
        if (minutes === null) continue
        for (const orderId of await findUnpaidOrders(database, { method, minutes })) {
          await cancel({ orderId, reason: 'unpaid' })
        }
      }
    },
  }
}
