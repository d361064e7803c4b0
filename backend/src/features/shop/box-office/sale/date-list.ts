import { formatEuros, formatMoment } from '#features/shop/messages/format-ticket.ts'
import { saleMessages } from '#features/shop/messages/sale-messages.ts'
import { boxOfficePath, type PageContext } from '#features/shop/box-office/page-context.ts'
import { html, type Html } from '#http/html.ts'
import type { SaleDate } from './sale-event-store.ts'

/** Dates as links to their pages of the box office. */
export function dateList({ locale }: PageContext, dates: readonly SaleDate[]): Html {
  const texts = saleMessages[locale]
  const rows = dates.map(
    (date) =>
      html`<li>
        <a href="${boxOfficePath}/${locale}/event/${date.id_jet}/">
          <strong>${date.title}</strong>
          <span
            >${formatMoment({ event: date, time_start: null }, locale)}, ${placeOfDate(date)}</span
          >
        </a>
        ${date.price_from && html`<p class="price">${texts.from(formatEuros(date.price_from))}</p>`}
      </li>`,
  )
  return html`<ul class="dates">
    ${rows}
  </ul>`
}

/** `Großes Haus, Stadttheater Ennsfelden`; a repeated word is left out. */
export function placeOfDate({ room, venue }: Pick<SaleDate, 'room' | 'venue'>): string {
  return [...new Set([room?.name, venue.name])].filter(Boolean).join(', ')
}
