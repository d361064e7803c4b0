import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import type { CancellationRule } from '#features/shop/orders/cancellation-rule.ts'
import type { PaymentStep } from '#features/shop/payment/payment-provider.ts'
import { qrCode } from '#features/shop/qr-code.ts'
import { formatEuros, formatIban } from '#features/shop/messages/format-ticket.ts'
import { html, type Html } from '#http/html.ts'
import { documentOf, formOf } from './document.ts'
import type { PageContext } from './page-context.ts'
import { otherMethods } from './pending-order.ts'
import type { ShownOrder } from './shown-order.ts'
import type { EventPosters } from './posters/event-posters.ts'
import { eventsOfTickets } from './posters/poster-panel.ts'
import { ticketList } from './tickets/ticket-list.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { amountDue, redeemedLines } from '#features/shop/vouchers/voucher-section.ts'

type OrderPage = {
  order: ShownOrder
  payment: PaymentStep
  isMailed: boolean
  confirmation?: string | undefined
  /** Whether the buyer has just come back without having paid. */
  isPaymentFailed?: boolean
  /** All ways to pay. */
  methods: readonly PaymentMethod[]
  cancellation: CancellationRule
  /** Whether it can be cancelled now. */
  canCancel: boolean
  /** Whether what was paid can become credit of who is logged in. */
  canCredit: boolean
  /** Whether it has become credit. */
  isCredited?: boolean
  posters: EventPosters
}

/** The page of an order: its tickets, payment, and cancellation. */
export function orderPage(context: PageContext, shown: OrderPage): string {
  const { texts } = context
  const { order, payment, isMailed, confirmation, isPaymentFailed, methods, posters } = shown
  const isCanceled = order.status === 'canceled'
  const isValid = order.status === 'placed'
  const isUnpaid = isValid && order.payment_status === 'open'
  const body = isCanceled
    ? html`<p class="problem" role="status">${texts.canceled} ${refundOf(context, shown)}</p>
        ${ticketList(context, order)}
        <p>${invoiceLink(context, order)}</p>`
    : html`${
          isUnpaid && isPaymentFailed
            ? html`<p class="problem" role="alert">${texts.paymentFailed}</p>`
            : html`<p class="lead">${texts.thanks}</p>`
        }
        ${!(isUnpaid && payment.kind === 'elsewhere') && html`<p role="status">${statusOf(context, { order, isMailed, confirmation })}</p>`}
        ${isUnpaid && paymentPart(context, { order, payment, methods })}
        <section aria-labelledby="tickets">
          <h2 id="tickets">${texts.yourTickets}</h2>
          ${ticketList(context, order)} ${redeemedLines(context, order)}
          <p class="state">${texts.status[order.payment_status]}</p>
          ${
            isValid &&
            html`<p class="row">
              <a class="main" href="${order.order_url}tickets/" target="_top"
                >${texts.printTickets}</a
              >
              <a href="${order.order_url}tickets.pdf" target="_top">${texts.ticketsAsPdf}</a>
              ${invoiceLink(context, order)}
            </p>`
          }
        </section>
        <section aria-labelledby="change">
          <h2 id="change">${texts.change}</h2>
          <p>${texts.keepAddress}</p>
          <p>${cancellationHint(context, shown)}</p>
          <div class="row">
            ${formOf(context, { action: `orders/${order.secret}/mail/`, fields: html``, label: texts.mailAgain })}
            ${shown.canCancel && formOf(context, { action: `orders/${order.secret}/cancel/`, fields: html``, label: texts.cancel })}
            ${shown.canCancel && shown.canCredit && cancelForCredit(context, order)}
          </div>
        </section>`
  const panel = { events: eventsOfTickets(order.tickets), posters }
  return documentOf(context, { title: texts.order(order.number), body, panel })
}

const invoiceLink = ({ texts }: PageContext, order: ShownOrder): Html =>
  html`<a href="${order.order_url}invoice.pdf" target="_top">${texts.invoice.link}</a>`

/** What happens to what was paid for a cancelled order. */
function refundOf({ texts, locale }: PageContext, { order, isCredited }: OrderPage): string {
  const vouchers = voucherMessages[locale]
  const isPaid = order.payment_status === 'paid' && Number(amountDue(order)) > 0
  return [
    isPaid && isCredited && vouchers.credited(formatEuros(amountDue(order), locale)),
    isPaid && !isCredited && texts.refund,
    Number(order.redeemed) > 0 && vouchers.returned,
  ]
    .filter(Boolean)
    .join(' ')
}

const cancelForCredit = (context: PageContext, order: ShownOrder): Html =>
  formOf(context, {
    action: `orders/${order.secret}/cancel/`,
    fields: html`<input type="hidden" name="credit" value="yes" />`,
    label: voucherMessages[context.locale].cancelForCredit,
  })

/** Until when the order can be cancelled. */
function cancellationHint(
  { texts }: PageContext,
  { order, cancellation, canCancel }: OrderPage,
): string {
  const { cancellation: hints } = texts
  if (order.payment_status === 'open' || cancellation === 0) {
    return canCancel ? texts.cancelHint : hints.begun
  }
  if (cancellation === 'never') return hints.never
  return canCancel ? hints.until(cancellation) : hints.over(cancellation)
}

function statusOf(
  { texts }: PageContext,
  { order, isMailed, confirmation }: Pick<OrderPage, 'order' | 'isMailed' | 'confirmation'>,
): string {
  if (isMailed) return texts.sentAgain
  if (order.status === 'unconfirmed') {
    return confirmation === undefined ? texts.confirm.pending(order.email) : texts.confirm.late
  }
  return confirmation === 'yes' ? texts.confirm.done : texts.sentTo(order.email)
}

function paymentPart(
  context: PageContext,
  { order, payment, methods }: Pick<OrderPage, 'order' | 'payment' | 'methods'>,
): Html {
  const { texts, locale } = context
  return html`<section class="payment" aria-labelledby="payment">
    <h2 id="payment">${texts.payment}: ${texts.methods[order.payment_method]}</h2>
    ${payment.kind === 'at-counter' && html`<p>${texts.payAtCounter}</p>`}
    ${payment.kind === 'elsewhere' && html`<p><a class="main" href="${payment.url}">${texts.payNow}</a></p>`}
    ${
      payment.kind === 'transfer' &&
      html`<p>${texts.payByTransfer}</p>
        <div class="transfer">
          <dl>
            <div>
              <dt>${texts.receiver}</dt>
              <dd>${payment.accountName}</dd>
            </div>
            <div>
              <dt>${texts.iban}</dt>
              <dd>${formatIban(payment.iban)}</dd>
            </div>
            <div>
              <dt>${texts.amount}</dt>
              <dd>${formatEuros(amountDue(order), locale)}</dd>
            </div>
            <div>
              <dt>${texts.reference}</dt>
              <dd>${payment.reference}</dd>
            </div>
          </dl>
          ${qrCode(payment.epcPayload, texts.transferCode)}
        </div>`
    }
    ${otherMethods(context, { order, methods })}
  </section>`
}

/** The page of the test provider, where the buyer chooses the outcome of the payment. */
export function testPaymentPage(
  context: PageContext,
  { order, posters }: { order: ShownOrder; posters: EventPosters },
): string {
  const { texts, locale } = context
  const action = `orders/${order.secret}/payment/`
  const outcome = (value: string) => html`<input type="hidden" name="outcome" value="${value}" />`
  const body = html`<p>${texts.testPaymentHint}</p>
    <p class="sum">
      <span>${texts.order(order.number)}</span>
      <strong>${formatEuros(amountDue(order), locale)}</strong>
    </p>
    <div class="row">
      ${formOf(context, { action, fields: outcome('paid'), label: texts.pay(formatEuros(amountDue(order), locale)), isMain: true })}
      ${formOf(context, { action, fields: outcome('declined'), label: texts.decline })}
    </div>`
  const panel = { events: eventsOfTickets(order.tickets), posters }
  return documentOf(context, { title: texts.testPayment, body, panel })
}

/** The page for an error, with its code for support. */
export function errorPage(context: PageContext, problem: { code: string; reason: string }): string {
  const { texts } = context
  const body = html`<div class="problem" role="alert" data-code="${problem.code}">
      <p>${problem.reason}</p>
      <p class="hint">${texts.errorCode}: ${problem.code}</p>
    </div>
    <p><a class="main" href="/box-office/${context.locale}/">${texts.backToStart}</a></p>`
  return documentOf(context, { title: texts.refused, body })
}
