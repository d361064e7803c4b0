import type { CartTicket } from '@foyer/schema/shapes/cart.ts'
import type { z } from 'zod'
import { euros, momentInWords, seatInWords } from '#features/shop/words/ticket-words.ts'
import { html, type Html } from '#http/html.ts'
import type { PageSetting } from './page-setting.ts'

type Ticket = Omit<z.output<typeof CartTicket>, 'id'>

/** Tickets as a ruled list with their sum. */
export function ticketList(
  { say, locale }: PageSetting,
  { tickets, total }: { tickets: Ticket[]; total: string },
): Html {
  const rows = tickets.map(
    (ticket) =>
      html`<li>
        <p class="title">${ticket.event.title}</p>
        <p>${momentInWords(ticket, locale)}, ${placeOf(ticket)}</p>
        <p>${seatInWords(ticket, locale)} · ${ticket.sale_type}</p>
        <p class="price">${euros(ticket.price)}</p>
      </li>`,
  )
  return html`<ul class="tickets">
      ${rows}
    </ul>
    <p class="sum"><span>${say.sum}</span> <strong>${euros(total)}</strong></p>`
}

/** `Großes Haus, Stadttheater Ennsfelden`. */
export function placeOf({ event: { room, venue } }: Ticket): string {
  return [room?.name, venue.name].filter(Boolean).join(', ')
}
