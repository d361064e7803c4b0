import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import type { FoundOrder } from '#features/shop/orders/find-orders.ts'
import type { Mail } from '#mail/send-mail.ts'

/** The mail that asks the buyer of many unpaid places to open `url`, which confirms the email address. */
export function confirmationMail(
  { order, tickets }: FoundOrder,
  { locale, houseName, url }: { locale: Locale; houseName: string; url: string },
): Mail {
  const { mail, confirm } = orderMessages[locale]
  const lines = [
    mail.greeting(order.name),
    '',
    confirm.request(tickets.length),
    url,
    '',
    confirm.otherwise,
    '',
    houseName,
  ]
  return {
    to: order.email,
    subject: confirm.subject(order.number),
    text: lines.join('\n'),
  }
}
