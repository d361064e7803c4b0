import { and, inArray } from 'drizzle-orm'
import { selectEventRows, type EventRow } from '#catalogue/event-rows.ts'
import type { Database } from '#database/connect.ts'
import { firstText, textIn } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import { formatMoment } from '#features/shop/messages/format-ticket.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import { saleMessages } from '#features/shop/messages/sale-messages.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { composeMail } from '#mail/compose-mail.ts'
import type { Mail } from '#mail/send-mail.ts'
import { deleteVainNotices, takeDueNotices } from './sale-notice-store.ts'

type House = { boxOfficeUrl: string; houseName: string }
type Notice = Awaited<ReturnType<typeof takeDueNotices>>[number]

const batchSize = 200

/** Writes to everybody who waits for an event that is on sale now. The addresses are deleted in the same transaction. */
export async function sendSaleNotices(database: Database, house: House): Promise<void> {
  await deleteVainNotices(database)
  await database.transaction(async (transaction) => {
    const notices = await takeDueNotices(transaction, batchSize)
    if (notices.length === 0) return
    const ids = [...new Set(notices.map(({ eventId }) => eventId))]
    const rows = await selectEventRows(transaction).where(and(inArray(event.id, ids)))
    for (const notice of notices) {
      const row = rows.find(({ event: { id } }) => id === notice.eventId)
      if (!row) continue
      const mail = noticeMail(notice, row, house)
      await enqueueMail(transaction, { about: `sale-notice/${notice.eventId}`, mail })
    }
  })
}

function noticeMail(
  { email, locale }: Notice,
  { event, production }: EventRow,
  house: House,
): Mail {
  const { notice } = saleMessages[locale]
  const title = textIn(locale, firstText(event.title, production?.title))
  const shown = { day: event.day, time: event.localTime && event.localTime.slice(0, 5) }
  return composeMail({
    to: email,
    locale,
    subject: notice.subject(title),
    before: [
      notice.greeting,
      notice.opening(title, formatMoment({ event: shown, time_start: null }, locale)),
    ],
    links: [
      {
        label: orderMessages[locale].checkout,
        url: `${house.boxOfficeUrl}/${locale}/event/${event.jetId ?? event.id}/`,
      },
    ],
    after: [notice.reason],
    houseName: house.houseName,
  })
}
