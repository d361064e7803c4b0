import { qrCode } from '#features/shop/qr-code.ts'
import { euros, momentInWords, seatInWords } from '#features/shop/words/ticket-words.ts'
import { html } from '#http/html.ts'
import { documentOf } from './document.ts'
import type { ShownOrder } from './order-page.ts'
import type { PageSetting } from './page-setting.ts'
import { placeOf } from './ticket-list.ts'

/** The tickets of an order, one a sheet, to print at home or to show on a screen. */
export function ticketsPage(setting: PageSetting, order: ShownOrder): string {
  const { say, locale, houseName } = setting
  const tickets = order.tickets.map(
    (ticket) =>
      html`<article class="ticket" aria-labelledby="ticket-${ticket.code}">
        <div>
          <p class="kicker">${houseName} · ${say.ticket}</p>
          <h2 id="ticket-${ticket.code}">${ticket.event.title}</h2>
          <p class="moment">${momentInWords(ticket, locale)}</p>
          <p>${placeOf(ticket)}</p>
          <p class="seat">${seatInWords(ticket, locale)}</p>
          <p>${ticket.sale_type} · ${euros(ticket.price)} · ${say.status[order.payment_status]}</p>
          ${order.payment_status === 'open' && html`<p class="problem">${say.unpaidTicket}</p>`}
          <p class="hint">${say.admission}</p>
          <p class="hint">${say.order(order.number)} · ${order.name}</p>
        </div>
        <div class="code">
          ${qrCode(ticket.code, say.ticketCode(ticket.code))}
          <p>${ticket.code}</p>
        </div>
      </article>`,
  )
  const body = html`<div class="row no-print">
      <p>${say.print}</p>
      <a href="${order.order_url}">${say.backToOrder}</a>
    </div>
    ${tickets}`
  return documentOf(setting, { title: say.yourTickets, body })
}
