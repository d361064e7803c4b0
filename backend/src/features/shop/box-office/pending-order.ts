import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import { formatEuros } from '#features/shop/messages/format-ticket.ts'
import { html, type Html } from '#http/html.ts'
import { formOf } from './document.ts'
import { methodChoices } from './method-choices.ts'
import type { ShownOrder } from './shown-order.ts'
import { amountDue } from '#features/shop/vouchers/voucher-section.ts'
import type { PageContext } from './page-context.ts'

/** Other ways to pay an order, or to cancel it. */
export function otherMethods(
  context: PageContext,
  { order, methods }: { order: ShownOrder; methods: readonly PaymentMethod[] },
): Html | null {
  const { texts } = context
  const others = methods.filter((method) => method !== order.payment_method)
  const [first] = others
  if (!first) return null
  return html`<details>
    <summary>${texts.otherMethod}</summary>
    ${formOf(context, {
      action: `orders/${order.secret}/method/`,
      fields: html`<fieldset>
        <legend>${texts.payment}</legend>
        ${methodChoices(context, { methods: others, chosen: first })}
      </fieldset>`,
      label: texts.changeMethod,
    })}
  </details>`
}

/** The order that was placed and not paid yet, above what else the checkout shows. */
export function pendingOrder(context: PageContext, order: ShownOrder): Html {
  const { texts, locale } = context
  return html`<section class="pending" aria-labelledby="pending">
    <h2 id="pending">${texts.pending}</h2>
    <p>
      ${texts.order(order.number)}: ${formatEuros(amountDue(order), locale)}, ${texts.status.open}
    </p>
    <p><a class="main" href="${order.order_url}">${texts.toPending}</a></p>
  </section>`
}
