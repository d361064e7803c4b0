import { priceText } from '#catalogue/price-text.ts'
import { documentOf, formOf } from '#features/shop/box-office/document.ts'
import { boxOfficePath, type PageContext } from '#features/shop/box-office/page-context.ts'
import { formatDay, formatEuros } from '#features/shop/messages/format-ticket.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { html } from '#http/html.ts'
import { writeVoucherCode } from './voucher-code.ts'

/** The form with which the box office issues a voucher. `typed`: an amount that is none. */
export function issuePage(
  context: PageContext,
  { formKey, typed }: { formKey: string; typed: string | undefined },
): string {
  const texts = voucherMessages[context.locale].issue
  const isWrong = typed !== undefined
  const fields = html`<input type="hidden" name="form_key" value="${formKey}" />
    <p class="field">
      <label for="amount">${texts.amount}</label>
      <span class="hint" id="amount-hint">${texts.amountHint}</span>
      ${isWrong && html`<span class="wrong" id="amount-error" role="alert">${texts.wrong}</span>`}
      <input
        id="amount"
        name="amount"
        inputmode="numeric"
        autocomplete="off"
        maxlength="4"
        required
        value="${typed?.slice(0, 10)}"
        aria-invalid="${String(isWrong)}"
        aria-describedby="${isWrong ? 'amount-error ' : ''}amount-hint"
        ${isWrong && html`autofocus`}
      />
    </p>`
  const form = { action: 'vouchers/issue/', fields, label: texts.button, isMain: true }
  const body = html`${formOf(context, form)}
    <p>
      <a href="${boxOfficePath}/${context.locale}/vouchers/block/"
        >${voucherMessages[context.locale].block.title}</a
      >
    </p>`
  return documentOf(context, { title: texts.title, body })
}

/** The voucher that was issued: the only page that shows its code. */
export function issuedPage(
  context: PageContext,
  { code, valueCents, validUntil }: { code: string; valueCents: number; validUntil: string },
): string {
  const { locale } = context
  const texts = voucherMessages[locale].issue
  const body = html`<p role="status">${texts.done}</p>
    <p class="sum">
      <span>${voucherMessages[locale].code}</span>
      <strong id="voucher-code">${writeVoucherCode(code)}</strong>
    </p>
    <p class="sum">
      <span>${texts.value}</span> <strong>${formatEuros(priceText(valueCents), locale)}</strong>
    </p>
    <p class="sum">
      <span>${texts.validUntil}</span> <strong>${formatDay(validUntil, locale)}</strong>
    </p>
    <p><a href="${boxOfficePath}/${locale}/vouchers/issue/">${texts.another}</a></p>`
  return documentOf(context, { title: texts.title, body })
}
