import { languageTag } from '@foyer/schema/shapes/locales.ts'
import type { PageContext } from '#features/shop/box-office/page-context.ts'
import type { ShownOrder } from '#features/shop/box-office/shown-order.ts'
import {
  formatDay,
  formatExactEuros,
  formatMoment,
  formatSeat,
} from '#features/shop/messages/format-ticket.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { priceText } from '#catalogue/price-text.ts'
import { type PaperLine, paperPdf } from './paper-pdf.ts'

/** Who sells the tickets: name, address and VAT number in lines, and the tax that prices contain. */
export type Seller = { lines: readonly string[]; vatPercent: number }

/** The invoice of an order. Its number is that of the order. */
export async function invoicePdf(
  { texts, locale, houseName }: Pick<PageContext, 'texts' | 'locale' | 'houseName'>,
  { order, seller }: { order: ShownOrder; seller: Seller },
): Promise<Buffer> {
  const { invoice } = texts
  const text = (line: string): PaperLine => ({ kind: 'text', text: line })
  const named = seller.lines.filter((line) => line.trim() !== '')
  const state = order.status === 'canceled' ? 'canceled' : order.payment_status
  const lines: PaperLine[] = [
    ...(named.length > 0 ? named : [houseName]).map(text),
    ...(order.name === ''
      ? []
      : [{ kind: 'heading', text: invoice.buyer } as const, text(order.name), text(order.email)]),
    { kind: 'heading', text: texts.order(order.number) },
    text(`${invoice.date}: ${formatDay(order.placed_at.slice(0, 10), locale)}`),
    text(invoice.days),
    { kind: 'space' },
    { kind: 'rule' },
    ...order.tickets.map((ticket): PaperLine => ({
      kind: 'amount',
      text: `${ticket.event.title}, ${formatMoment(ticket, locale)}, ${formatSeat(ticket, locale)}, ${ticket.sale_type}`,
      amount: formatExactEuros(ticket.price, locale),
    })),
    { kind: 'rule' },
    { kind: 'total', text: invoice.sum, amount: formatExactEuros(order.total, locale) },
    ...vatLines({ order, seller, locale, texts }),
    ...voucherLines(order, locale),
    { kind: 'space' },
    text(invoice[state]),
  ]
  return paperPdf({ title: invoice.title(order.number), author: houseName, locale }, lines)
}

const percentStyle = { style: 'percent', maximumFractionDigits: 2 } as const
const percents = {
  de: new Intl.NumberFormat(languageTag.de, percentStyle),
  en: new Intl.NumberFormat(languageTag.en, percentStyle),
}

function voucherLines(order: ShownOrder, locale: PageContext['locale']): PaperLine[] {
  if (Number(order.redeemed) === 0) return []
  const { redeemed } = voucherMessages[locale]
  return [{ kind: 'amount', text: redeemed, amount: formatExactEuros(order.redeemed, locale) }]
}

function vatLines({
  order,
  seller: { vatPercent },
  locale,
  texts,
}: Pick<PageContext, 'texts' | 'locale'> & { order: ShownOrder; seller: Seller }): PaperLine[] {
  if (vatPercent === 0) return []
  const totalCents = Math.round(Number(order.total) * 100)
  const vatCents = Math.round((totalCents * vatPercent) / (100 + vatPercent))
  const percent = percents[locale].format(vatPercent / 100)
  const amount = formatExactEuros(priceText(vatCents), locale)
  return [{ kind: 'amount', text: texts.invoice.vat(percent), amount }]
}
