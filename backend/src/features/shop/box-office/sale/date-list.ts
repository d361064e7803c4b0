import { formatEuros, formatMoment } from '#features/shop/messages/format-ticket.ts'
import { saleMessages } from '#features/shop/messages/sale-messages.ts'
import { boxOfficePath, type PageContext } from '#features/shop/box-office/page-context.ts'
import { placeOf } from '#features/shop/box-office/posters/poster-panel.ts'
import { html, type Html } from '#http/html.ts'
import type { SaleDate } from './sale-event-store.ts'

/** Dates as links to their pages of the box office, each with its title unless they are all of one production. */
export function dateList(
  { locale }: PageContext,
  { dates, isOfOneTitle = false }: { dates: readonly SaleDate[]; isOfOneTitle?: boolean },
): Html {
  const texts = saleMessages[locale]
  const rows = dates.map((date) => {
    const moment = formatMoment({ event: date, time_start: null }, locale)
    const place = placeOf(date)
    return html`<li>
      <a href="${boxOfficePath}/${locale}/event/${date.id_jet}/">
        <span class="day" aria-hidden="true">${Number(date.day.slice(-2))}</span>
        <span class="what">
          <strong>${isOfOneTitle ? moment : date.title}</strong>
          <span>${isOfOneTitle ? place : `${moment}, ${place}`}</span>
        </span>
      </a>
      ${date.price_from && html`<p class="price">${texts.from(formatEuros(date.price_from, locale))}</p>`}
    </li>`
  })
  return html`<ul class="dates">
    ${rows}
  </ul>`
}
