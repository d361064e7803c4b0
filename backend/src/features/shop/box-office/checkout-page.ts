import type { Cart } from '@foyer/schema/shapes/cart.ts'
import { maxAccessNeedsLength } from '@foyer/schema/shapes/visitor/access-needs-length.ts'
import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import type { z } from 'zod'
import { formatTime } from '#features/shop/messages/format-ticket.ts'
import { html, type Html } from '#http/html.ts'
import { documentOf, formOf } from './document.ts'
import { methodChoices } from './method-choices.ts'
import { type PageContext, sitePaths } from './page-context.ts'
import type { ShownOrder } from './shown-order.ts'
import { pendingOrder } from './pending-order.ts'
import type { EventPosters } from './posters/event-posters.ts'
import { eventsOfTickets } from './posters/poster-panel.ts'
import { ticketList } from './tickets/ticket-list.ts'
import { problemMessages } from '#features/shop/messages/problem-messages.ts'
import {
  centsOf,
  redeemedCentsOf,
  type VoucherChoice,
  type VoucherProblem,
  voucherSection,
} from '#features/shop/vouchers/voucher-section.ts'

export type CheckoutField = 'name' | 'email' | 'payment_method' | 'access_needs'

type Checkout = {
  cart: z.output<typeof Cart>
  methods: PaymentMethod[]
  /** The values of the submitted form. */
  values: Partial<Record<CheckoutField, string>>
  wrong: CheckoutField[]
  /** An order that was placed before and not paid yet. */
  pending: ShownOrder | null
  posters: EventPosters
  vouchers: VoucherChoice
  voucherProblem?: VoucherProblem | undefined
  /** Whether what the vouchers pay has changed since it was shown. */
  areVouchersChanged?: boolean
}

/** How much of an invalid value is shown again. */
const maxShownLength = 300

/** The checkout: the tickets of the cart and the buyer's details. */
export function checkoutPage(context: PageContext, checkout: Checkout): string {
  const { texts, siteUrl, locale } = context
  const { cart, wrong } = checkout
  const totalCents = centsOf(cart.total)
  const voucherPart = voucherSection(context, {
    ...checkout.vouchers,
    totalCents,
    problem: checkout.voucherProblem,
  })
  const until = /T(\d{2}:\d{2})/.exec(cart.held_until ?? '')?.[1] ?? ''
  const body = html` ${checkout.pending && pendingOrder(context, checkout.pending)}
    ${wrong.length > 0 && errorSummary(context, wrong)}
    ${checkout.areVouchersChanged && changedVouchers(context)}
    <section aria-labelledby="tickets">
      <h2 id="tickets">${texts.yourTickets}</h2>
      ${ticketList(context, cart)}
      <p class="held">${texts.heldUntil(formatTime(until, locale))}</p>
      <div class="row">
        ${cart.can_extend && formOf(context, { action: 'extend/', fields: html``, label: texts.extend })}
        <a href="${siteUrl}${sitePaths.cart[locale]}" target="_top">${texts.toCart}</a>
      </div>
    </section>
    ${voucherPart}
    <section aria-labelledby="details">
      <h2 id="details">${texts.yourDetails}</h2>
      ${formOf(context, { action: '', fields: fieldsOf(context, checkout), label: texts.buy, isMain: true })}
    </section>`
  const panel = { events: eventsOfTickets(cart.tickets), posters: checkout.posters }
  return documentOf(context, { title: texts.checkout, body, panel })
}

/** The page for an empty or expired cart. */
export function emptyPage(
  context: PageContext,
  { lists, pending }: { lists: Html; pending: ShownOrder | null },
): string {
  const { texts, siteUrl, locale } = context
  const body = html`${pending && pendingOrder(context, pending)}
    <p class="lead">${texts.empty}</p>
    <p>${texts.emptyHint}</p>
    <div class="row">
      <a class="main" href="${siteUrl}${sitePaths.events[locale]}" target="_top" data-open="events"
        >${texts.toProgramme}</a
      >
      <a href="${siteUrl}${sitePaths['item-groups'][locale]}" target="_top" data-open="item-groups"
        >${texts.toArticles}</a
      >
    </div>
    ${lists}`
  return documentOf(context, { title: texts.checkout, body })
}

function changedVouchers({ locale }: PageContext): Html {
  const code = 'vouchers_changed'
  return html`<p class="problem" role="alert" tabindex="-1" autofocus data-code="${code}">
    ${problemMessages[locale][code]}
  </p>`
}

function errorSummary({ texts }: PageContext, wrong: CheckoutField[]): Html {
  const entries = wrong.map(
    (field) => html`<li><a href="#${field}">${texts.errors[field]}</a></li>`,
  )
  return html`<div class="problem" role="alert" tabindex="-1" autofocus data-code="invalid_input">
    <p><strong>${texts.errors.heading}</strong></p>
    <ul>
      ${entries}
    </ul>
  </div>`
}

type TextField = Exclude<CheckoutField, 'payment_method'>

const textFields = {
  name: { type: 'text', autocomplete: 'name', maxLength: 200, isRequired: true },
  email: { type: 'email', autocomplete: 'email', maxLength: 254, isRequired: true },
  access_needs: {
    type: 'text',
    autocomplete: 'off',
    maxLength: maxAccessNeedsLength,
    isRequired: false,
  },
} as const

function fieldsOf(
  context: PageContext,
  { cart, vouchers, values, wrong, methods }: Checkout,
): Html {
  const { texts, siteUrl, locale } = context
  const field = (name: TextField, hint: string | null) => {
    const { type, autocomplete, maxLength, isRequired } = textFields[name]
    const isWrong = wrong.includes(name)
    return html`<p class="field">
      <label for="${name}">${texts[name]}</label>
      ${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
      ${isWrong && html`<span class="wrong" id="${name}-error">${texts.errors[name]}</span>`}
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        ${isRequired && html`required`}
        maxlength="${maxLength}"
        value="${values[name]?.slice(0, maxShownLength)}"
        aria-invalid="${String(isWrong)}"
        aria-describedby="${[isWrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')}"
      />
    </p>`
  }
  const chosen = methods.find((method) => method === values.payment_method) ?? methods[0]
  const totalCents = centsOf(cart.total)
  const redeemedCents = redeemedCentsOf(vouchers, totalCents)
  const isCovered = redeemedCents > 0 && redeemedCents === totalCents
  const payment = html`<fieldset id="payment_method" tabindex="-1">
    <legend>${texts.payment}</legend>
    ${wrong.includes('payment_method') && html`<p class="wrong">${texts.errors.payment_method}</p>`}
    ${methodChoices(context, { methods, chosen })}
  </fieldset>`
  // What vouchers pay altogether is not paid in any other way.
  const noPayment = html`<input type="hidden" name="payment_method" value="${methods[0]}" />`
  return html`${field('name', null)} ${field('email', texts.emailHint)}
    ${field('access_needs', texts.accessNeedsHint)}
    <input type="hidden" name="redeemed" value="${redeemedCents}" />
    ${isCovered ? noPayment : payment}
    <p class="hint">
      <a href="${siteUrl}${sitePaths.terms[locale]}" target="_top">${texts.terms}</a>
    </p>`
}
