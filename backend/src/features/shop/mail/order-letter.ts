import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { type FoundOrder } from '#features/shop/orders/order-store.ts'
import type { PaymentStep } from '#features/shop/payment/payment-provider.ts'
import { inOrder, ticketAnswer, totalOf } from '#features/shop/orders/ticket-rows.ts'
import { orderWords, type OrderWords } from '#features/shop/words/order-words.ts'
import type { Mail } from '#mail/send-mail.ts'
import {
  euros,
  ibanInGroups,
  momentInWords,
  seatInWords,
} from '#features/shop/words/ticket-words.ts'

type LetterSetting = {
  locale: Locale
  /** Who signs the letter. */
  houseName: string
  payment: PaymentStep
  url: string
}

/** The letter about an order: its tickets, how to pay, and where all of it is to be found. `url` is the address of the order. */
export function orderLetter(
  { order, tickets, events }: FoundOrder,
  { locale, houseName, payment, url }: LetterSetting,
): Mail {
  const say = orderWords[locale]
  const shown = inOrder(tickets, events).map((row) =>
    ticketAnswer(row, { events, locale, siteUrl: '' }),
  )
  const total = euros(totalOf(tickets))
  const lines = [
    say.letter.greeting(order.name),
    '',
    say.letter.opening,
    '',
    ...shown.flatMap((ticket) => [
      `${ticket.event.title}, ${momentInWords(ticket, locale)}`,
      `${seatInWords(ticket, locale)}, ${ticket.sale_type}, ${euros(ticket.price)}`,
      '',
    ]),
    `${say.sum}: ${total} (${say.status[order.paidAt ? 'paid' : 'open']})`,
    ...(order.paidAt ? [] : paymentLines(payment, { total, say })),
    '',
    say.letter.link,
    url,
    '',
    say.keepAddress,
    '',
    say.letter.closing,
    houseName,
  ]
  return {
    to: order.email,
    subject: say.letter.subject(String(order.number)),
    text: lines.join('\n'),
  }
}

function paymentLines(
  payment: PaymentStep,
  { total, say }: { total: string; say: OrderWords },
): string[] {
  if (payment.kind === 'at-counter') return ['', say.payAtCounter]
  if (payment.kind === 'elsewhere') return ['', `${say.payNow}: ${payment.url}`]
  return [
    '',
    say.payByTransfer,
    `${say.receiver}: ${payment.accountName}`,
    `${say.iban}: ${ibanInGroups(payment.iban)}`,
    `${say.amount}: ${total}`,
    `${say.reference}: ${payment.reference}`,
  ]
}
