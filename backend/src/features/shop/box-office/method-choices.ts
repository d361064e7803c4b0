import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import { html, type Html } from '#http/html.ts'
import type { PageContext } from './page-context.ts'

/** A radio button for each payment method. */
export function methodChoices(
  { texts }: PageContext,
  { methods, chosen }: { methods: readonly PaymentMethod[]; chosen: PaymentMethod | undefined },
): Html[] {
  return methods.map(
    (method) =>
      html`<label class="choice">
        <input
          type="radio"
          name="payment_method"
          value="${method}"
          ${method === chosen && html` checked`}
        />
        <span>${texts.methods[method]}</span>
      </label>`,
  )
}
