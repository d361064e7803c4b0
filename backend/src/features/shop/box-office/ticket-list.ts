import type { CartTicket } from '@foyer/schema/shapes/cart.ts'
import type { z } from 'zod'
import { formatEuros, formatMoment, formatSeat } from '#features/shop/messages/format-ticket.ts'
import { html, type Html } from '#http/html.ts'
import type { PageContext } from './page-context.ts'

type Ticket = Omit<z.output<typeof CartTicket>, 'id'>

/** A list of tickets with their total. */
export function ticketList(
  { texts, locale }: PageContext,
  { tickets, total }: { tickets: Ticket[]; total: string },
): Html {
  const rows = tickets.map(
    (ticket) =>
      html`<li>
        <p class="title">${ticket.event.title}</p>
        <p>${formatMoment(ticket, locale)}, ${placeOf(ticket)}</p>
        <p>${formatSeat(ticket, locale)} · ${ticket.sale_type}</p>
        <p class="price">${formatEuros(ticket.price, locale)}</p>
      </li>`,
  )
  return html`<ul class="tickets">
      ${rows}
    </ul>
    <p class="sum"><span>${texts.sum}</span> <strong>${formatEuros(total, locale)}</strong></p>`
}

/** `Großes Haus, Stadttheater Ennsfelden`. */
export function placeOf({ event: { room, venue } }: Ticket): string {
  return [room?.name, venue.name].filter(Boolean).join(', ')
}
