import { qrCode } from '#features/shop/qr-code.ts'
import { formatEuros } from '#features/shop/messages/format-ticket.ts'
import { documentOf } from '#features/shop/box-office/document.ts'
import type { PageContext } from '#features/shop/box-office/page-context.ts'
import type { EventPoster, EventPosters } from '#features/shop/box-office/posters/event-posters.ts'
import {
  eventsOfTickets,
  groundOf,
  posterDay,
  posterImage,
} from '#features/shop/box-office/posters/poster-panel.ts'
import { wordFit } from '#features/shop/box-office/posters/word-fit.ts'
import type { ShownOrder } from '#features/shop/box-office/shown-order.ts'
import { html, type Html } from '#http/html.ts'
import { seatOf } from './ticket-list.ts'

type Ticket = ShownOrder['tickets'][number]

/** The tickets of an order, one per sheet, to print or to show on a screen: each a small poster. */
export function ticketsPage(
  context: PageContext,
  { order, posters }: { order: ShownOrder; posters: EventPosters },
): string {
  const { texts } = context
  const tickets = order.tickets.map((ticket) =>
    ticketPoster(context, { ticket, order, poster: posters.get(ticket.event.id) }),
  )
  const body = html`<div class="row no-print">
      <a class="main" href="${order.order_url}tickets.pdf">${texts.ticketsAsPdf}</a>
      <a href="${order.order_url}">${texts.backToOrder}</a>
      <p>${texts.print}</p>
    </div>
    <div class="sheets">${tickets}</div>`
  const grounds = { events: eventsOfTickets(order.tickets), posters }
  return documentOf(context, { title: texts.yourTickets, body, grounds })
}

type ShownTicket = { ticket: Ticket; order: ShownOrder; poster: EventPoster | undefined }

function ticketPoster(context: PageContext, { ticket, order, poster }: ShownTicket): Html {
  const { texts, locale, houseName } = context
  const { event } = ticket
  return html`<article class="ticket" aria-labelledby="ticket-${ticket.code}" ${groundOf(poster)}>
    <div class="poster">
      <p class="kicker">${houseName} · ${texts.ticket}</p>
      <h2 id="ticket-${ticket.code}" data-fit="${wordFit(event.title ?? '')}">${event.title}</h2>
      ${posterDay({ ...event, entry: ticket.time_start }, locale)}
      ${poster?.address && html`<p class="address">${poster.address}</p>`} ${posterImage(poster)}
    </div>
    <div class="stub">
      <div>${seatOf(ticket, locale)}</div>
      <div class="code">
        ${qrCode(ticket.code, texts.ticketCode(ticket.code))}
        <p>${ticket.code}</p>
      </div>
      <div class="terms">
        <p>
          ${ticket.sale_type} · ${formatEuros(ticket.price, locale)} ·
          ${texts.status[order.payment_status]}
        </p>
        ${order.payment_status === 'open' && html`<p class="problem">${texts.unpaidTicket}</p>`}
        <p class="hint">${texts.order(order.number)} · ${order.name}</p>
        <p class="hint">${texts.admission}</p>
      </div>
    </div>
  </article>`
}
