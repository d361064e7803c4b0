import type { Order } from '@foyer/schema/shapes/order.ts'
import type { z } from 'zod'
import type { PaymentStep } from '#features/shop/payment/payment-provider.ts'
import { qrCode } from '#features/shop/qr-code.ts'
import { euros, ibanInGroups } from '#features/shop/words/ticket-words.ts'
import { html, type Html } from '#http/html.ts'
import { documentOf, formOf } from './document.ts'
import type { PageSetting } from './page-setting.ts'
import { ticketList } from './ticket-list.ts'

export type ShownOrder = z.output<typeof Order>

type OrderPage = { order: ShownOrder; payment: PaymentStep; isMailed: boolean }

/** An order: what is bought, how to pay, the tickets, and how to give them back. */
export function orderPage(setting: PageSetting, { order, payment, isMailed }: OrderPage): string {
  const { say } = setting
  const isCanceled = order.status === 'canceled'
  const body = isCanceled
    ? html`<p class="problem" role="status">
          ${say.canceled} ${order.payment_status === 'paid' && say.refund}
        </p>
        ${ticketList(setting, order)}`
    : html`<p class="lead">${say.thanks}</p>
        <p role="status">${isMailed ? say.sentAgain : say.sentTo(order.email)}</p>
        ${order.payment_status === 'open' && paymentPart(setting, { order, payment })}
        <section aria-labelledby="tickets">
          <h2 id="tickets">${say.yourTickets}</h2>
          ${ticketList(setting, order)}
          <p class="state">${say.status[order.payment_status]}</p>
          <p>
            <a class="main" href="${order.order_url}tickets/" target="_top">${say.printTickets}</a>
          </p>
        </section>
        <section aria-labelledby="change">
          <h2 id="change">${say.change}</h2>
          <p>${say.keepAddress}</p>
          <p>${say.cancelHint}</p>
          <div class="row">
            ${formOf(setting, { action: `orders/${order.secret}/mail/`, fields: html``, label: say.mailAgain })}
            ${formOf(setting, { action: `orders/${order.secret}/cancel/`, fields: html``, label: say.cancel })}
          </div>
        </section>`
  return documentOf(setting, { title: say.order(order.number), body })
}

function paymentPart({ say }: PageSetting, { order, payment }: Omit<OrderPage, 'isMailed'>): Html {
  return html`<section class="payment" aria-labelledby="payment">
    <h2 id="payment">${say.payment}: ${say.methods[order.payment_method]}</h2>
    ${payment.kind === 'at-counter' && html`<p>${say.payAtCounter}</p>`}
    ${payment.kind === 'elsewhere' && html`<p><a class="main" href="${payment.url}">${say.payNow}</a></p>`}
    ${
      payment.kind === 'transfer' &&
      html`<p>${say.payByTransfer}</p>
        <div class="transfer">
          <dl>
            <div>
              <dt>${say.receiver}</dt>
              <dd>${payment.accountName}</dd>
            </div>
            <div>
              <dt>${say.iban}</dt>
              <dd>${ibanInGroups(payment.iban)}</dd>
            </div>
            <div>
              <dt>${say.amount}</dt>
              <dd>${euros(order.total)}</dd>
            </div>
            <div>
              <dt>${say.reference}</dt>
              <dd>${payment.reference}</dd>
            </div>
          </dl>
          ${qrCode(payment.epcPayload, say.transferCode)}
        </div>`
    }
  </section>`
}

/** Where the test provider asks how the payment shall end. */
export function testPaymentPage(setting: PageSetting, order: ShownOrder): string {
  const { say } = setting
  const action = `orders/${order.secret}/payment/`
  const outcome = (value: string) => html`<input type="hidden" name="outcome" value="${value}" />`
  const body = html`<p>${say.testPaymentHint}</p>
    <p class="sum">
      <span>${say.order(order.number)}</span> <strong>${euros(order.total)}</strong>
    </p>
    <div class="row">
      ${formOf(setting, { action, fields: outcome('paid'), label: say.pay(euros(order.total)), isMain: true })}
      ${formOf(setting, { action, fields: outcome('declined'), label: say.decline })}
    </div>`
  return documentOf(setting, { title: say.testPayment, body })
}

/** Why something was not done, with its code for who is asked about it. */
export function refusalPage(
  setting: PageSetting,
  refusal: { code: string; reason: string },
): string {
  const { say } = setting
  const body = html`<div class="problem" role="alert" data-code="${refusal.code}">
      <p>${refusal.reason}</p>
      <p class="hint">${say.errorCode}: ${refusal.code}</p>
    </div>
    <p><a class="main" href="/box-office/${setting.locale}/">${say.backToStart}</a></p>`
  return documentOf(setting, { title: say.refused, body })
}
