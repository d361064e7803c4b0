import type { ShownOrder } from '#features/shop/box-office/shown-order.ts'
import { priceText } from '#catalogue/price-text.ts'
import { formOf } from '#features/shop/box-office/document.ts'
import type { PageContext } from '#features/shop/box-office/page-context.ts'
import { formatDay, formatEuros } from '#features/shop/messages/format-ticket.ts'
import { problemMessages } from '#features/shop/messages/problem-messages.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { html, type Html } from '#http/html.ts'
import { sharesOf, sumOf } from './redeem-vouchers.ts'
import type { Voucher } from './voucher-store.ts'

export type VoucherChoice = {
  chosen: readonly Voucher[]
  /** What the account could redeem besides. */
  offered: readonly Voucher[]
}

/** What was typed in vain, and why. */
export type VoucherProblem = {
  code: 'voucher_refused' | 'voucher_blocked' | 'too_many_vouchers'
  typed: string
}

/** What the chosen vouchers pay of a total, in cents. */
export const redeemedCentsOf = ({ chosen }: VoucherChoice, totalCents: number): number =>
  sumOf(sharesOf(chosen, totalCents))

/** The part of the checkout in which vouchers are redeemed. */
export function voucherSection(
  context: PageContext,
  shown: VoucherChoice & { totalCents: number; problem: VoucherProblem | undefined },
): Html {
  const { locale } = context
  const { chosen, offered, totalCents, problem } = shown
  const texts = voucherMessages[locale]
  const shares = sharesOf(chosen, totalCents)
  const amountOf = ({ id }: Voucher) =>
    shares.find(({ voucherId }) => voucherId === id)?.amountCents ?? 0
  return html`<section aria-labelledby="vouchers" id="voucher-part">
    <h2 id="vouchers" tabindex="-1">${texts.title}</h2>
    ${
      chosen.length > 0 &&
      html`<ul class="dates">
          ${chosen.map((voucher) => chosenVoucher(context, voucher, amountOf(voucher)))}
        </ul>
        ${dueLine(context, { totalCents, redeemedCents: sumOf(shares) })}`
    }
    ${
      offered.length > 0 &&
      html`<ul class="dates">
        ${offered.map((voucher) => offeredVoucher(context, voucher))}
      </ul>`
    }
    ${formOf(context, { action: 'vouchers/', fields: codeField(context, problem), label: texts.redeem })}
  </section>`
}

function chosenVoucher(context: PageContext, voucher: Voucher, amountCents: number): Html {
  const { locale } = context
  const texts = voucherMessages[locale]
  const name = nameOf(context, voucher)
  return html`<li class="row">
    <span><strong>${name}</strong>: −⁠${formatEuros(priceText(amountCents), locale)}</span>
    ${formOf(context, {
      action: 'vouchers/remove/',
      fields: html`<input type="hidden" name="voucher" value="${voucher.id}" />`,
      label: texts.remove,
      name: texts.removeNamed(name),
    })}
  </li>`
}

function offeredVoucher(context: PageContext, voucher: Voucher): Html {
  const { locale } = context
  const texts = voucherMessages[locale]
  const name = nameOf(context, voucher)
  const left = formatEuros(priceText(voucher.leftCents), locale)
  return html`<li class="row">
    <span
      ><strong>${name}</strong>, ${texts.left(left, formatDay(voucher.validUntil, locale))}</span
    >
    ${formOf(context, {
      action: 'vouchers/',
      fields: html`<input type="hidden" name="voucher" value="${voucher.id}" />`,
      label: texts.redeem,
      name: texts.redeemNamed(name),
    })}
  </li>`
}

function nameOf({ locale }: PageContext, { isCredit, codeEnding }: Voucher): string {
  const texts = voucherMessages[locale]
  return isCredit ? texts.credit : texts.voucher(codeEnding)
}

function codeField({ locale }: PageContext, problem: VoucherProblem | undefined): Html {
  const texts = voucherMessages[locale]
  return html`<p class="field">
    <label for="voucher-code">${texts.code}</label>
    <span class="hint" id="voucher-code-hint">${texts.codeHint}</span>
    ${problem && html`<span class="wrong" id="voucher-code-error" role="alert">${problemMessages[locale][problem.code]}</span>`}
    <input
      id="voucher-code"
      name="code"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      maxlength="40"
      value="${problem?.typed}"
      aria-invalid="${String(problem !== undefined)}"
      aria-describedby="${problem ? 'voucher-code-error ' : ''}voucher-code-hint"
      ${problem && html`autofocus`}
    />
  </p>`
}

/** What vouchers pay, and what is still to be paid. */
function dueLine(
  { locale }: PageContext,
  { totalCents, redeemedCents }: { totalCents: number; redeemedCents: number },
): Html {
  const texts = voucherMessages[locale]
  const dueCents = totalCents - redeemedCents
  return html`<p class="sum">
      <span>${texts.due}</span> <strong>${formatEuros(priceText(dueCents), locale)}</strong>
    </p>
    ${dueCents === 0 && html`<p>${texts.nothingDue}</p>`}`
}

/** The same of an order; nothing if no voucher was redeemed. */
export function redeemedLines({ locale }: PageContext, order: ShownOrder): Html | null {
  if (Number(order.redeemed) === 0) return null
  const texts = voucherMessages[locale]
  return html`<p class="sum">
      <span>${texts.redeemed}</span> <strong>−⁠${formatEuros(order.redeemed, locale)}</strong>
    </p>
    <p class="sum">
      <span>${texts.due}</span> <strong>${formatEuros(stillDue(order), locale)}</strong>
    </p>`
}

/** What is to be paid of an order, or was paid, in money. */
export const amountDue = ({ total, redeemed }: Pick<ShownOrder, 'total' | 'redeemed'>): string =>
  priceText(centsOf(total) - centsOf(redeemed))

export const centsOf = (price: string): number => Math.round(Number(price) * 100)

/** What is still to be paid of it. */
const stillDue = (order: ShownOrder): string =>
  order.payment_status === 'paid' ? priceText(0) : amountDue(order)
