import type { Cart } from '@foyer/schema/shapes/cart.ts'
import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import type { z } from 'zod'
import { html, type Html } from '#http/html.ts'
import { documentOf, formOf } from './document.ts'
import { type PageSetting, sitePaths } from './page-setting.ts'
import { ticketList } from './ticket-list.ts'

export type CheckoutField = 'name' | 'email' | 'payment_method'

type Checkout = {
  cart: z.output<typeof Cart>
  methods: PaymentMethod[]
  /** What the visitor has written already. */
  values: Partial<Record<CheckoutField, string>>
  wrong: CheckoutField[]
}

/** So much of a refused value comes back: nobody’s name is longer. */
const mostShown = 300

/** The tickets of the cart, and who buys them. */
export function checkoutPage(setting: PageSetting, checkout: Checkout): string {
  const { say, siteUrl, locale } = setting
  const { cart, wrong } = checkout
  const until = /T(\d{2}:\d{2})/.exec(cart.held_until ?? '')?.[1] ?? ''
  const body = html` ${wrong.length > 0 && errorSummary(setting, wrong)}
    <section aria-labelledby="tickets">
      <h2 id="tickets">${say.yourTickets}</h2>
      ${ticketList(setting, cart)}
      <p class="held">${say.heldUntil(until)}</p>
      <div class="row">
        ${cart.can_extend && formOf(setting, { action: 'extend/', fields: html``, label: say.extend })}
        <a href="${siteUrl}${sitePaths.cart[locale]}" target="_top">${say.toCart}</a>
      </div>
    </section>
    <section aria-labelledby="details">
      <h2 id="details">${say.yourDetails}</h2>
      ${formOf(setting, { action: '', fields: fieldsOf(setting, checkout), label: say.buy, isMain: true })}
    </section>`
  return documentOf(setting, { title: say.checkout, body })
}

/** Where nothing is held, or not any more. */
export function emptyPage(setting: PageSetting): string {
  const { say, siteUrl, locale } = setting
  const body = html`<p class="lead">${say.empty}</p>
    <p>${say.emptyHint}</p>
    <div class="row">
      <a class="main" href="${siteUrl}${sitePaths.events[locale]}" target="_top" data-open="events"
        >${say.toProgramme}</a
      >
      <a href="${siteUrl}${sitePaths['item-groups'][locale]}" target="_top" data-open="item-groups"
        >${say.toArticles}</a
      >
    </div>`
  return documentOf(setting, { title: say.checkout, body })
}

function errorSummary({ say }: PageSetting, wrong: CheckoutField[]): Html {
  const entries = wrong.map((field) => html`<li><a href="#${field}">${say.errors[field]}</a></li>`)
  return html`<div class="problem" role="alert" data-code="invalid_input">
    <p><strong>${say.errors.heading}</strong></p>
    <ul>
      ${entries}
    </ul>
  </div>`
}

function fieldsOf(setting: PageSetting, { values, wrong, methods }: Checkout): Html {
  const { say, siteUrl, locale } = setting
  const field = (name: 'name' | 'email', type: string, hint: string | null) => {
    const isWrong = wrong.includes(name)
    return html`<p class="field">
      <label for="${name}">${say[name]}</label>
      ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
      ${isWrong && html`<span class="wrong" id="${name}-error">${say.errors[name]}</span>`}
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${name}"
        required
        maxlength="${name === 'name' ? 200 : 254}"
        value="${values[name]?.slice(0, mostShown)}"
        aria-invalid="${String(isWrong)}"
        aria-describedby="${[isWrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')}"
      />
    </p>`
  }
  const chosen = methods.find((method) => method === values.payment_method) ?? methods[0]
  const choices = methods.map(
    (method) =>
      html`<label class="choice">
        <input
          type="radio"
          name="payment_method"
          value="${method}"
          ${method === chosen && html` checked`}
        />
        <span>${say.methods[method]}</span>
      </label>`,
  )
  return html`${field('name', 'text', null)} ${field('email', 'email', say.emailHint)}
    <fieldset id="payment_method" tabindex="-1">
      <legend>${say.payment}</legend>
      ${wrong.includes('payment_method') && html`<p class="wrong">${say.errors.payment_method}</p>`}
      ${choices}
    </fieldset>
    <p class="hint">
      <a href="${siteUrl}${sitePaths.terms[locale]}" target="_top">${say.terms}</a>
    </p>`
}
