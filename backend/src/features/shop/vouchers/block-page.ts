import { priceText } from '#catalogue/price-text.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import { documentOf, formOf } from '#features/shop/box-office/document.ts'
import { boxOfficePath, type PageContext } from '#features/shop/box-office/page-context.ts'
import { formatDay, formatEuros } from '#features/shop/messages/format-ticket.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { html, type Html } from '#http/html.ts'
import type { IssuedVoucher } from './block-vouchers.ts'

export const maxReasonLength = 300

type Shown = {
  /** What was searched for; undefined if nothing was. */
  ending: string | undefined
  found: readonly IssuedVoucher[]
  /** The voucher that was to be blocked without a reason. */
  withoutReason?: number
}

/** The page on which the box office finds a lost voucher and blocks it. */
export function blockPage(context: PageContext, { ending, found, withoutReason }: Shown): string {
  const texts = voucherMessages[context.locale].block
  const isMissing = ending !== undefined && found.length === 0
  const search = html`<form
    method="get"
    action="${boxOfficePath}/${context.locale}/vouchers/block/"
    role="search"
  >
    <p class="field">
      <label for="ending">${texts.ending}</label>
      <span class="hint" id="ending-hint">${texts.endingHint}</span>
      ${isMissing && html`<span class="wrong" id="ending-error" role="alert">${texts.none}</span>`}
      <input
        id="ending"
        name="ending"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="40"
        value="${ending}"
        aria-invalid="${String(isMissing)}"
        aria-describedby="${isMissing ? 'ending-error ' : ''}ending-hint"
      />
    </p>
    <button class="plain">${texts.find}</button>
  </form>`
  const body = html`${search}
  ${found.map((one) => foundVoucher(context, one, withoutReason === one.id))}`
  return documentOf(context, { title: texts.title, body })
}

function foundVoucher(context: PageContext, found: IssuedVoucher, isReasonMissing: boolean): Html {
  const { locale } = context
  const { block: texts, voucher, left } = voucherMessages[locale]
  const name = voucher(found.codeEnding)
  const day = (moment: Date) => formatDay(dayAtTheatre(moment), locale)
  const rest = formatEuros(priceText(found.leftCents), locale)
  const value = formatEuros(priceText(found.valueCents), locale)
  return html`<section aria-labelledby="voucher-${found.id}">
    <h2 id="voucher-${found.id}">${name}</h2>
    <p>
      ${texts.issued(value, day(found.createdAt))},
      ${left(rest, formatDay(found.validUntil, locale))}
    </p>
    ${
      found.blockedAt
        ? html`<p role="status">${texts.blocked(day(found.blockedAt), found.blockReason)}</p>
            ${formOf(context, {
              action: 'vouchers/unblock/',
              fields: numberOf(found),
              label: texts.unblock,
              name: texts.unblockNamed(name),
            })}`
        : formOf(context, {
            action: 'vouchers/block/',
            fields: html`${numberOf(found)}${reasonField(context, found, isReasonMissing)}`,
            label: texts.button,
            name: texts.buttonNamed(name),
            isMain: true,
          })
    }
  </section>`
}

const numberOf = ({ id, codeEnding }: IssuedVoucher): Html =>
  html`<input type="hidden" name="voucher" value="${id}" />
    <input type="hidden" name="ending" value="${codeEnding}" />`

function reasonField({ locale }: PageContext, { id }: IssuedVoucher, isMissing: boolean): Html {
  const texts = voucherMessages[locale].block
  return html`<p class="field">
    <label for="reason-${id}">${texts.reason}</label>
    <span class="hint" id="reason-${id}-hint">${texts.reasonHint}</span>
    ${isMissing && html`<span class="wrong" id="reason-${id}-error" role="alert">${texts.reasonMissing}</span>`}
    <input
      id="reason-${id}"
      name="reason"
      autocomplete="off"
      maxlength="${maxReasonLength}"
      required
      aria-invalid="${String(isMissing)}"
      aria-describedby="${isMissing ? `reason-${id}-error ` : ''}reason-${id}-hint"
      ${isMissing && html`autofocus`}
    />
  </p>`
}
