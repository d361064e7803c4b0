import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { selectEventRows } from '#catalogue/event-rows.ts'
import type { Database } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { orderTicket, shopOrder } from '#database/tables/shop.ts'
import { orderUrl } from '#features/shop/orders/order-url.ts'
import { unsealSecret } from '#features/shop/orders/seal-secret.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { eventChangeMail } from './event-change-mail.ts'
import type { HolderNotice } from './holder-notice.ts'

type Dependencies = {
  database: Database
  getTokenSecret: () => Promise<string>
  boxOfficeUrl: string
  houseName: string
}

/** Returns the job that writes to all who have valid orders for an event, each in the language of the order. */
export function createHolderTeller({
  database,
  getTokenSecret,
  boxOfficeUrl,
  houseName,
}: Dependencies): (notice: HolderNotice) => Promise<void> {
  return async (notice) => {
    const tokenSecret = await getTokenSecret()
    await database.transaction(async (transaction) => {
      const [row] = await selectEventRows(transaction).where(eq(event.id, notice.eventId))
      if (!row) return
      const ordered = transaction
        .select({ id: orderTicket.orderId })
        .from(orderTicket)
        .where(eq(orderTicket.eventId, notice.eventId))
      const orders = await transaction
        .select()
        .from(shopOrder)
        .where(
          and(
            inArray(shopOrder.id, ordered),
            isNull(shopOrder.canceledAt),
            ne(shopOrder.email, ''),
            sql`not exists (select from ${queuedMail}
              where ${queuedMail.about} = 'order/' || ${shopOrder.number} || '/' || ${notice.token}::text)`,
          ),
        )
        .orderBy(shopOrder.number)
      for (const order of orders) {
        const { locale } = order
        const secret = unsealSecret(order.sealedSecret ?? '', tokenSecret)
        const url = secret && orderUrl(boxOfficeUrl, { secret, locale })
        const mail = eventChangeMail(order, { notice, row, url, houseName })
        await enqueueMail(transaction, { about: `order/${order.number}/${notice.token}`, mail })
      }
    })
  }
}
