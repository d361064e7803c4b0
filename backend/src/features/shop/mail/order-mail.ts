import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { type FoundOrder } from '#features/shop/orders/find-orders.ts'
import type { PaymentStep } from '#features/shop/payment/payment-provider.ts'
import {
  dueCentsOf,
  inOrder,
  ticketResponse,
  totalCentsOf,
} from '#features/shop/orders/ticket-rows.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { priceText } from '#catalogue/price-text.ts'
import { orderMessages, type OrderMessages } from '#features/shop/messages/order-messages.ts'
import { composeMail } from '#mail/compose-mail.ts'
import type { Mail } from '#mail/send-mail.ts'
import {
  formatEuros,
  formatIban,
  formatMoment,
  formatSeat,
} from '#features/shop/messages/format-ticket.ts'

type OrderMailOptions = {
  locale: Locale
  /** The signature. */
  houseName: string
  payment: PaymentStep
  url: string
}

/** The confirmation mail of an order: its tickets, how to pay, and the order's secret `url`. */
export function orderMail(
  { order, tickets, events, redeemedCents }: FoundOrder,
  { locale, houseName, payment, url }: OrderMailOptions,
): Mail {
  const texts = orderMessages[locale]
  const shown = inOrder(tickets, events).map((row) =>
    ticketResponse(row, { events, locale, siteUrl: '' }),
  )
  const vouchers = voucherMessages[locale]
  const euros = (cents: number) => formatEuros(priceText(cents), locale)
  const total = euros(totalCentsOf(tickets))
  const due = euros(dueCentsOf({ tickets, redeemedCents }))
  const sums = [
    `${texts.sum}: ${total} (${texts.status[order.paidAt ? 'paid' : 'open']})`,
    ...(redeemedCents === 0 ? [] : [`${vouchers.redeemed}: ${euros(redeemedCents)}`]),
  ]
  const isPaidElsewhere = !order.paidAt && payment.kind === 'elsewhere'
  return composeMail({
    to: order.email,
    locale,
    subject: texts.mail.subject(order.number),
    before: [
      texts.mail.greeting(order.name),
      texts.mail.opening,
      ...shown.map((ticket) =>
        [
          `${ticket.event.title}, ${formatMoment(ticket, locale)}`,
          `${formatSeat(ticket, locale)}, ${ticket.sale_type}, ${formatEuros(ticket.price, locale)}`,
        ].join('\n'),
      ),
      ...(order.accessNeeds === '' ? [] : [texts.prepares(order.accessNeeds)]),
      sums.join('\n'),
      ...(order.paidAt ? [] : howToPay(payment, { due, texts })),
      texts.mail.link,
    ],
    links: [
      ...(isPaidElsewhere ? [{ label: texts.payNow, url: payment.url }] : []),
      { label: texts.printTickets, url },
    ],
    after: [texts.keepAddress, texts.mail.closing],
    houseName,
  })
}

/** A paragraph; none where a link leads to the payment. */
function howToPay(
  payment: PaymentStep,
  { due, texts }: { due: string; texts: OrderMessages },
): string[] {
  if (payment.kind === 'at-counter') return [texts.payAtCounter]
  if (payment.kind === 'elsewhere') return []
  const transfer = [
    texts.payByTransfer,
    `${texts.receiver}: ${payment.accountName}`,
    `${texts.iban}: ${formatIban(payment.iban)}`,
    `${texts.amount}: ${due}`,
    `${texts.reference}: ${payment.reference}`,
  ]
  return [transfer.join('\n')]
}
