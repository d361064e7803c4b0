import { dayAtTheatre } from '#database/site-zone.ts'
import type { PageContext } from '#features/shop/box-office/page-context.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { type PaperLine, paperPdf } from '#features/shop/box-office/papers/paper-pdf.ts'
import {
  formatDay,
  formatEuros,
  formatMoment,
  formatSeat,
} from '#features/shop/messages/format-ticket.ts'
import type { OwnData } from './find-own-data.ts'

type Context = Pick<PageContext, 'texts' | 'locale' | 'houseName'>

/** All data of an account, for people to read. */
export async function ownDataPdf(context: Context, data: OwnData): Promise<Buffer> {
  const { texts, locale, houseName } = context
  const { ownData } = texts
  const day = (moment: string) => formatDayOf(moment, locale)
  const part = (heading: string, lines: readonly PaperLine[]): PaperLine[] => [
    { kind: 'heading', text: heading },
    ...(lines.length > 0 ? lines : [text(ownData.none)]),
  ]
  return paperPdf({ title: ownData.title, author: houseName, locale }, [
    text(houseName),
    ...part(ownData.account, accountLines(context, data)),
    ...part(
      ownData.orders,
      data.orders.flatMap((order) => orderLines(context, order)),
    ),
    ...part(
      voucherMessages[locale].title,
      data.vouchers.map((voucher) => voucherLine(context, voucher)),
    ),
    ...part(
      ownData.subscriptions,
      data.subscriptions.flatMap((one) => subscriptionLines(context, one)),
    ),
    ...part(
      ownData.favourites,
      data.favourites.map(({ title, number }) => text(title || String(number))),
    ),
    ...part(
      ownData.entries,
      data.entries.flatMap((entry) => entryLines(context, entry)),
    ),
    ...part(
      ownData.mailings,
      data.mailings.map(({ mailing, ordered_at: orderedAt }) =>
        text(ownData.mailing[mailing](day(orderedAt))),
      ),
    ),
    ...part(
      ownData.notices,
      data.sale_notices.map((notice) =>
        text(`${notice.title || notice.event}, ${day(notice.created_at)}`),
      ),
    ),
    ...part(
      ownData.passkeys,
      data.passkeys.map((passkey) => text(`${passkey.name}, ${day(passkey.created_at)}`)),
    ),
    ...part(
      ownData.sessions,
      data.sessions.map((session) =>
        text(ownData.session(day(session.started_at), session.browser || ownData.unknownBrowser)),
      ),
    ),
  ])
}

/** The day of a moment at the theatre, which before one or two in the morning is not that of Greenwich. */
const formatDayOf = (moment: string, locale: PageContext['locale']) =>
  formatDay(dayAtTheatre(new Date(moment)), locale)

const text = (line: string): PaperLine => ({ kind: 'text', text: line })

function accountLines({ texts, locale }: Context, { account }: OwnData): PaperLine[] {
  const { ownData } = texts
  const day = (moment: string) => formatDayOf(moment, locale)
  const lines = [
    [ownData.username, account.username],
    [ownData.name, `${account.first_name} ${account.last_name}`.trim()],
    [ownData.email, account.email],
    [ownData.language, ownData.languages[account.language]],
    [ownData.needs, account.access_needs],
    [ownData.since, day(account.created_at)],
  ]
  return [
    ...lines.filter(([, value]) => value !== '').map(([term, value]) => text(`${term}: ${value}`)),
    ...(account.email_confirmed_at === null
      ? []
      : [text(ownData.confirmed(day(account.email_confirmed_at)))]),
  ]
}

function voucherLine({ locale }: Context, voucher: OwnData['vouchers'][number]): PaperLine {
  const texts = voucherMessages[locale]
  const { type, code_ending: ending, remainder, valid_until: day } = voucher
  const name = type === 'credit' ? texts.credit : texts.voucher(ending)
  const left = texts.left(formatEuros(remainder, locale), formatDay(day, locale))
  return { kind: 'amount', text: `${name}, ${left}`, amount: formatEuros(voucher.value, locale) }
}

function subscriptionLines(
  { texts, locale }: Context,
  { series, season, seat, dates }: OwnData['subscriptions'][number],
): PaperLine[] {
  const { occurrences } = texts.ownData
  return [
    text([`${series} ${season}`, seat].filter(Boolean).join(', ')),
    ...dates.map(({ title, occurrence, ...event }) => {
      const moment = formatMoment({ event, time_start: null }, locale)
      return text([title, moment, occurrences[occurrence]].filter(Boolean).join(', '))
    }),
    { kind: 'space' },
  ]
}

function entryLines({ texts, locale }: Context, entry: OwnData['entries'][number]): PaperLine[] {
  const { ownData } = texts
  return [
    text(ownData.entry(entry.form, formatDayOf(entry.sent_at, locale))),
    ...entry.values.map(({ label, value }) => text(`${label}: ${value}`)),
    ...(entry.files.length > 0 ? [text(`${ownData.files}: ${entry.files.join(', ')}`)] : []),
    { kind: 'space' },
  ]
}

function orderLines({ texts, locale }: Context, order: OwnData['orders'][number]): PaperLine[] {
  const { ownData } = texts
  const state = order.status === 'canceled' ? 'canceled' : order.payment_status
  const named = ownData.order(order.number, formatDayOf(order.placed_at, locale))
  return [
    {
      kind: 'amount',
      text: `${named}, ${texts.status[state]}`,
      amount: formatEuros(order.total, locale),
    },
    text([order.name, order.email].join(', ')),
    ...(order.access_needs === '' ? [] : [text(texts.prepares(order.access_needs))]),
    ...order.tickets.map((ticket) =>
      text(
        `${ticket.event.title}, ${formatMoment(ticket, locale)}, ${formatSeat(ticket, locale)}, ${ticket.sale_type}`,
      ),
    ),
    { kind: 'space' },
  ]
}
