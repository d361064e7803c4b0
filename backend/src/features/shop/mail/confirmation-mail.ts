import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import type { FoundOrder } from '#features/shop/orders/find-orders.ts'
import { composeMail } from '#mail/compose-mail.ts'
import type { Mail } from '#mail/send-mail.ts'

/** The mail that asks the buyer of many unpaid places to open `url`, which confirms the email address. */
export function confirmationMail(
  { order, tickets }: FoundOrder,
  { locale, houseName, url }: { locale: Locale; houseName: string; url: string },
): Mail {
  const { mail, confirm } = orderMessages[locale]
  return composeMail({
    to: order.email,
    locale,
    subject: confirm.subject(order.number),
    before: [mail.greeting(order.name), confirm.request(tickets.length)],
    links: [{ label: confirm.button, url }],
    after: [confirm.otherwise],
    houseName,
  })
}
