import { qrCode } from '#features/shop/qr-code.ts'
import { formatEuros, formatMoment, formatSeat } from '#features/shop/messages/format-ticket.ts'
import { html } from '#http/html.ts'
import { documentOf } from './document.ts'
import type { ShownOrder } from './shown-order.ts'
import type { PageContext } from './page-context.ts'
import { placeOf } from './ticket-list.ts'

/** The tickets of an order, one per sheet, to print or to show on a screen. */
export function ticketsPage(context: PageContext, order: ShownOrder): string {
  const { texts, locale, houseName } = context
  const tickets = order.tickets.map(
    (ticket) =>
      html`<article class="ticket" aria-labelledby="ticket-${ticket.code}">
        <div>
          <p class="kicker">${houseName} · ${texts.ticket}</p>
          <h2 id="ticket-${ticket.code}">${ticket.event.title}</h2>
          <p class="moment">${formatMoment(ticket, locale)}</p>
          <p>${placeOf(ticket)}</p>
          <p class="seat">${formatSeat(ticket, locale)}</p>
          <p>
            ${ticket.sale_type} · ${formatEuros(ticket.price)} ·
            ${texts.status[order.payment_status]}
          </p>
          ${order.payment_status === 'open' && html`<p class="problem">${texts.unpaidTicket}</p>`}
          <p class="hint">${texts.admission}</p>
          <p class="hint">${texts.order(order.number)} · ${order.name}</p>
        </div>
        <div class="code">
          ${qrCode(ticket.code, texts.ticketCode(ticket.code))}
          <p>${ticket.code}</p>
        </div>
      </article>`,
  )
  const body = html`<div class="row no-print">
      <p>${texts.print}</p>
      <a href="${order.order_url}">${texts.backToOrder}</a>
    </div>
    ${tickets}`
  return documentOf(context, { title: texts.yourTickets, body })
}
