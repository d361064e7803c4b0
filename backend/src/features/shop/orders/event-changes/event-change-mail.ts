import type { EventRow } from '#catalogue/event-rows.ts'
import { firstText, textIn } from '#database/localized.ts'
import type { shopOrder } from '#database/tables/shop.ts'
import { eventChangeMessages } from '#features/shop/messages/event-change-messages.ts'
import { formatMoment } from '#features/shop/messages/format-ticket.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import { composeMail } from '#mail/compose-mail.ts'
import type { Mail } from '#mail/send-mail.ts'
import type { HolderNotice } from './holder-notice.ts'

type Order = Pick<typeof shopOrder.$inferSelect, 'name' | 'email' | 'locale' | 'number' | 'paidAt'>
type Context = {
  notice: HolderNotice
  row: EventRow
  /** The secret address of the order; undefined if it is not known any more. */
  url: string | undefined
  houseName: string
}

/** Tells somebody who has tickets what happened to an event. */
export function eventChangeMail(
  { name, email, locale, number, paidAt }: Order,
  { notice, row: { event, production }, url, houseName }: Context,
): Mail {
  const words = eventChangeMessages[locale]
  const of = words[notice.change]
  const title = textIn(locale, firstText(event.title, production?.title))
  const moment = (day: string, time: string | null) =>
    formatMoment({ event: { day, time: time && time.slice(0, 5) }, time_start: null }, locale)
  const former = moment(notice.former.day, notice.former.time)
  // German, if nobody has written it in English.
  const reason = notice.reason[locale] || notice.reason.de
  const what = [
    of.opening({ title, former, number }),
    ...(notice.change === 'move' ? [words.newDate(moment(event.day, event.localTime))] : []),
  ]
  return composeMail({
    to: email,
    locale,
    subject: of.subject(title),
    before: [
      orderMessages[locale].mail.greeting(name),
      what.join('\n'),
      ...(reason === '' ? [] : [reason]),
      ...(notice.change === 'cancel' ? [paidAt ? words.refund : words.nothingToPay] : [of.next]),
      ...(url ? [words.link] : []),
    ],
    links: url ? [{ label: orderMessages[locale].order(number), url }] : [],
    after: [words.closing],
    houseName,
  })
}
