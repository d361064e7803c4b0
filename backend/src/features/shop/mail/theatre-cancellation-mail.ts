import { formatMoment, formatSeat } from '#features/shop/messages/format-ticket.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import { staffOrderMessages } from '#features/shop/messages/staff-order-messages.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import type { FoundOrder } from '#features/shop/orders/find-orders.ts'
import { dueCentsOf, inOrder, ticketResponse } from '#features/shop/orders/ticket-rows.ts'
import { composeMail } from '#mail/compose-mail.ts'
import type { Mail } from '#mail/send-mail.ts'

/** The mail to a buyer whose order the theatre cancels, in the language of the order. */
export function theatreCancellationMail(
  { order, tickets, events, redeemedCents }: FoundOrder,
  { reason, houseName }: { reason: string; houseName: string },
): Mail {
  const { locale } = order
  const { mail } = staffOrderMessages[locale]
  const canceled = inOrder(tickets, events).map((row) =>
    ticketResponse(row, { events, locale, siteUrl: '' }),
  )
  const places = canceled.map(
    (ticket) =>
      `${ticket.event.title}, ${formatMoment(ticket, locale)}, ${formatSeat(ticket, locale)}`,
  )
  return composeMail({
    to: order.email,
    locale,
    subject: mail.subject(order.number),
    before: [
      orderMessages[locale].mail.greeting(order.name),
      mail.opening(order.number),
      `${mail.reason}\n${reason}`,
      ...(order.paidAt && dueCentsOf({ tickets, redeemedCents }) > 0 ? [mail.refund] : []),
      ...(redeemedCents > 0 ? [voucherMessages[locale].returned] : []),
      [mail.invalid, ...places].join('\n'),
    ],
    links: [],
    after: [mail.closing],
    houseName,
  })
}
