import type { CartTicket } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import {
  formatEuros,
  formatMoment,
  formatSeat,
  seatWords,
} from '#features/shop/messages/format-ticket.ts'
import type { PageContext } from '#features/shop/box-office/page-context.ts'
import { placeOf } from '#features/shop/box-office/posters/poster-panel.ts'
import { html, type Html } from '#http/html.ts'

type Ticket = Omit<z.output<typeof CartTicket>, 'id'>

/** A list of tickets with their total. Title and date are repeated where the tickets are of several events. */
export function ticketList(
  { texts, locale }: PageContext,
  { tickets, total }: { tickets: Ticket[]; total: string },
): Html {
  const isOfOneEvent =
    new Set(tickets.map(({ event, time_start: entry }) => `${event.id} ${entry}`)).size === 1
  const rows = tickets.map(
    (ticket) =>
      html`<li>
        ${
          !isOfOneEvent &&
          html`<p class="title">${ticket.event.title}</p>
            <p>${formatMoment(ticket, locale)}, ${placeOf(ticket.event)}</p>`
        }
        ${seatOf(ticket, locale)}
        <p class="hint">${ticket.sale_type}</p>
        <p class="price">${formatEuros(ticket.price, locale)}</p>
      </li>`,
  )
  return html`<ul class="tickets">
      ${rows}
    </ul>
    <p class="sum"><span>${texts.sum}</span> <strong>${formatEuros(total, locale)}</strong></p>`
}

/** Area, row and seat: what a visitor looks for in the hall, in large letters. */
export function seatOf(ticket: Ticket, locale: Locale): Html {
  const words = seatWords[locale]
  if (ticket.row === '' && ticket.seat === '') {
    return html`<p class="seat">${formatSeat(ticket, locale)}</p>`
  }
  return html`<p class="area">${ticket.seat_group_text}</p>
    <dl class="seat">
      <div>
        <dt>${words.row}</dt>
        <dd>${ticket.row}</dd>
      </div>
      <div>
        <dt>${words.seat}</dt>
        <dd>${ticket.seat}</dd>
      </div>
    </dl>`
}
