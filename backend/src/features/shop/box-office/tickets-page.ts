import { qrCode } from '#features/shop/qr-code.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import {
  formatEuros,
  formatMoment,
  formatSeat,
  seatWords,
} from '#features/shop/messages/format-ticket.ts'
import { html, type Html } from '#http/html.ts'
import { documentOf } from './document.ts'
import type { ShownOrder } from './shown-order.ts'
import type { PageContext } from './page-context.ts'
import { placeOf } from './ticket-list.ts'
import type { TicketPoster } from './ticket-posters.ts'

type Ticket = ShownOrder['tickets'][number]

/** The tickets of an order, one per sheet, to print or to show on a screen: each a small poster. */
export function ticketsPage(
  context: PageContext,
  { order, posters }: { order: ShownOrder; posters: ReadonlyMap<number, TicketPoster> },
): string {
  const { texts } = context
  const tickets = order.tickets.map((ticket) => {
    const poster = posters.get(ticket.event.id)
    return html`<article class="ticket" aria-labelledby="ticket-${ticket.code}">
      ${
        poster?.image &&
        html`<img
          src="${poster.image.url}"
          width="${poster.image.width}"
          height="${poster.image.height}"
          alt=""
        />`
      }
      ${ticketFacts(context, { ticket, order, address: poster?.address ?? '' })}
      <div class="code">
        ${qrCode(ticket.code, texts.ticketCode(ticket.code))}
        <p>${ticket.code}</p>
        <p class="hint">${texts.admission}</p>
      </div>
    </article>`
  })
  const body = html`<div class="row no-print">
      <p>${texts.print}</p>
      <a href="${order.order_url}">${texts.backToOrder}</a>
    </div>
    ${tickets}`
  return documentOf(context, { title: texts.yourTickets, body })
}

function ticketFacts(
  { texts, locale, houseName }: PageContext,
  { ticket, order, address }: { ticket: Ticket; order: ShownOrder; address: string },
): Html {
  return html`<div class="facts">
    <p class="kicker">${houseName} · ${texts.ticket}</p>
    <h2 id="ticket-${ticket.code}">${ticket.event.title}</h2>
    <p class="moment">${formatMoment(ticket, locale)}</p>
    <p>${placeOf(ticket)}</p>
    ${address && html`<p class="hint">${address}</p>`} ${seatOf(ticket, locale)}
    <p>
      ${ticket.sale_type} · ${formatEuros(ticket.price, locale)} ·
      ${texts.status[order.payment_status]}
    </p>
    ${order.payment_status === 'open' && html`<p class="problem">${texts.unpaidTicket}</p>`}
    <p class="hint">${texts.order(order.number)} · ${order.name}</p>
  </div>`
}

/** What a visitor looks for in the hall, in large letters. */
function seatOf(ticket: Ticket, locale: Locale): Html {
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
