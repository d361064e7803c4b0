import { openingSpan } from '@foyer/schema/opening-span.ts'
import type { OpeningHoursToday } from '@foyer/schema/rest/opening-hours.ts'
import type { z } from 'zod'
import { formOf } from '#features/shop/box-office/document.ts'
import { sitePaths, type PageContext } from '#features/shop/box-office/page-context.ts'
import { formatDay } from '#features/shop/messages/format-ticket.ts'
import { saleMessages } from '#features/shop/messages/sale-messages.ts'
import { html, type Html } from '#http/html.ts'
import type { SaleEvent } from './sale-event-store.ts'

/** The state of the form by which a visitor subscribes to a sale notice. */
export type NoticeState = { email: string; state: 'open' | 'invalid' | 'done' }

type Counter = {
  hours: z.output<typeof OpeningHoursToday>
  /** The time of day at the theatre, such as `19:30`. */
  clock: string
  phone: string
}

export type ClosedSale = {
  event: SaleEvent
  notice: NoticeState
  /** Of the box office, where tickets are still sold. */
  counter: Counter
}

export const noNotice: NoticeState = { email: '', state: 'open' }

/** Whether a visitor can subscribe to a notice that an event is on sale. */
export const takesNotices = (status: SaleEvent['status']) =>
  status === 'waiting_list' || status === 'advance_sale'

/** Why an event is not on sale, and what to do instead. */
export function statusPart(context: PageContext, { event, notice, counter }: ClosedSale): Html {
  const { locale, siteUrl } = context
  const { status, saleStartsOn } = event
  const texts = saleMessages[locale]
  if (status === 'on_sale') return html``
  const hasBegun = status === 'closed' && event.hasBegun
  return html`<div class="status">
      <p class="lead" role="status">${hasBegun ? texts.begun : texts.status[status]}</p>
      ${status === 'advance_sale' && saleStartsOn && html`<p class="lead"><strong>${texts.saleStarts(formatDay(saleStartsOn, locale))}</strong></p>`}
      ${status === 'online_sale_ended' && counterPart(context, counter)}
    </div>
    ${(status === 'waiting_list' || status === 'advance_sale') && noticePart(context, { event, status, notice })}
    <p>
      <a href="${siteUrl}${sitePaths.events[locale]}" target="_top" data-open="events"
        >${texts.allEvents}</a
      >
    </p>`
}

function counterPart({ locale }: PageContext, { hours, clock, phone }: Counter): Html {
  const texts = saleMessages[locale]
  const exceptions = hours.opening_hours_exceptions
  const today = exceptions.length > 0 ? exceptions : hours.opening_hours
  const ranges = today.flatMap(({ time_from: from, time_to: to }) =>
    from && to ? [{ from, to }] : [],
  )
  const span = openingSpan(ranges)
  const next = hours.next_opening
  const isOver = !span || clock >= span.closes
  const written = ranges.map(({ from, to }) => texts.hours(from, to)).join(', ')
  return html`<p>${texts.atCounter}</p>
    ${!isOver && html`<p>${texts.hoursToday(written)}</p>`}
    ${isOver && html`<p>${next ? texts.closedUntil(formatDay(next.day, locale), next.time) : texts.closedNow}</p>`}
    ${phone !== '' && html`<p>${texts.phone} <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>`}`
}

function noticePart(
  context: PageContext,
  {
    event,
    status,
    notice,
  }: { event: SaleEvent; status: 'waiting_list' | 'advance_sale'; notice: NoticeState },
): Html {
  const { notice: texts } = saleMessages[context.locale]
  if (notice.state === 'done') return html`<p class="problem done" role="status">${texts.done}</p>`
  const isWrong = notice.state === 'invalid'
  const fields = html`<p class="field">
    <label for="email">${texts.email}</label>
    <span class="hint" id="email-hint">${texts.hint[status]} ${texts.privacy}</span>
    ${isWrong && html`<span class="wrong" id="email-error">${texts.invalid}</span>`}
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      required
      maxlength="254"
      value="${notice.email}"
      ${isWrong && html`autofocus`}
      aria-invalid="${String(isWrong)}"
      aria-describedby="${isWrong ? 'email-error email-hint' : 'email-hint'}"
    />
  </p>`
  return html`<section aria-labelledby="notice">
    <h2 id="notice">${texts.heading[status]}</h2>
    ${formOf(context, {
      action: `event/${event.id_jet}/notice/`,
      fields,
      label: texts.button[status],
      isMain: true,
    })}
  </section>`
}
