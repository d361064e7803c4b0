import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database, Queries } from '#database/connect.ts'
import { countMails, enqueueMail } from '#mail/enqueue-mail.ts'
import { confirmationTokenFor, hashId } from '#features/shop/cart/cart-token.ts'
import { confirmationMail } from '#features/shop/mail/confirmation-mail.ts'
import { orderMail } from '#features/shop/mail/order-mail.ts'
import type { PaymentStep } from '#features/shop/payment/payment-provider.ts'
import { findOrder, type FoundOrder } from './find-orders.ts'

type Visit = { secret: string; locale: Locale }
type Mailed = { ok: true } | { ok: false; code: CartProblemCode }

type Dependencies = {
  database: Database
  getTokenSecret: () => Promise<string>
  houseName: string
  urlOf: (visit: Visit) => string
  begin: (found: FoundOrder, visit: Visit) => PaymentStep
}

/** Per day. */
const maxMailsPerOrder = 5
const maxMailsPerAddress = 20

/** The mails about orders. */
export function createOrderMails(dependencies: Dependencies) {
  const { database, getTokenSecret, houseName, urlOf, begin } = dependencies

  /** Enqueues the mail about an order. */
  async function post(transaction: Queries, visit: Visit): Promise<void> {
    const found = await findOrder(transaction, hashId(visit.secret))
    if (!found || found.order.canceledAt) return
    const context = {
      locale: visit.locale,
      houseName,
      payment: begin(found, visit),
      url: urlOf(visit),
    }
    const token = confirmationTokenFor(visit.secret, await getTokenSecret())
    const mail = found.order.confirmBy
      ? confirmationMail(found, { ...context, url: `${context.url}confirm/${token}/` })
      : orderMail(found, context)
    await enqueueMail(transaction, { about: `order/${found.order.number}`, mail })
  }

  return {
    post,

    /**
     * Sends the mail about an order again, within daily limits per order and address, so that it cannot be used to flood a
     * mailbox.
     */
    async mailAgain(visit: Visit): Promise<Mailed> {
      return database.transaction(async (transaction): Promise<Mailed> => {
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
  }
}
