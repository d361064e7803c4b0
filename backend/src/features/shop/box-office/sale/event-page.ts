import { randomUUID } from 'node:crypto'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import { formatEuros, formatTime } from '#features/shop/messages/format-ticket.ts'
import { saleMessages } from '#features/shop/messages/sale-messages.ts'
import { documentOf, formOf } from '#features/shop/box-office/document.ts'
import { boxOfficePath, type PageContext } from '#features/shop/box-office/page-context.ts'
import type { EventPosters } from '#features/shop/box-office/posters/event-posters.ts'
import { html, type Html } from '#http/html.ts'
import { problemMessages } from '#features/shop/messages/problem-messages.ts'
import { dateList } from './date-list.ts'
import { amountField, entryField, keyField, placeField, type Selection } from './read-selection.ts'
import type { SaleEvent } from './sale-event-store.ts'

/** The outcome of a submitted form: tickets of some categories may be held and others not. */
export type SaleOutcome = {
  held: number
  refused: { seatGroup: number; code: CartProblemCode; sideBySide: number | null }[]
  /** The reason why no hold was requested. */
  problem?: 'choose' | 'tooManyInOneForm' | 'busy'
}

type EventPage = {
  event: SaleEvent
  selection: Selection
  outcome: SaleOutcome | null
  /** Shown in place of the form where nothing is on sale. */
  closed: Html | null
  posters: EventPosters
  /** The place in the waiting room, if there is one. */
  place: string | undefined
}

/** The page on which tickets of an event are chosen, or which says what to do instead. */
export function eventPage(context: PageContext, page: EventPage): string {
  const { siteUrl, locale } = context
  const { event, outcome } = page
  const texts = saleMessages[locale]
  const body = html`<p>
      <a href="${siteUrl}${eventPath(event, locale)}" target="_top">${texts.toEvent}</a>
    </p>
    ${outcome && outcomePart(context, { event, outcome })}
    ${event.status === 'on_sale' ? salePart(context, page) : page.closed}
    ${
      event.otherDates.length > 0 &&
      html`<section aria-labelledby="dates">
        <h2 id="dates">${texts.otherDates}</h2>
        ${dateList(context, { dates: event.otherDates, isOfOneTitle: true })}
      </section>`
    }`
  const panel = { events: [event], posters: page.posters, isTitled: true }
  return documentOf(context, { title: event.title, body, panel })
}

const programmes = { de: '/de/programm', en: '/en/events' }

/** The site's page of an event. */
const eventPath = (event: Pick<SaleEvent, 'id' | 'slugs'>, locale: 'de' | 'en') =>
  `${programmes[locale]}/${event.slugs[locale]}/${event.id}`

function outcomePart(
  { locale }: PageContext,
  { event, outcome }: { event: SaleEvent; outcome: SaleOutcome },
): Html {
  const texts = saleMessages[locale]
  const nameOf = (seatGroup: number) =>
    event.lines.find((line) => line.seat_group === seatGroup)?.text
  const refused = outcome.refused.map(
    ({ seatGroup, code, sideBySide }) =>
      html`<li>
        ${nameOf(seatGroup) && html`<strong>${nameOf(seatGroup)}</strong>: `}${problemMessages[locale][code]}
        ${sideBySide !== null && texts.freeSideBySide(sideBySide)}
      </li>`,
  )
  return html`<div
    class="problem"
    role="alert"
    tabindex="-1"
    autofocus
    data-code="${outcome.refused[0]?.code ?? outcome.problem}"
  >
    ${outcome.problem && html`<p>${texts[outcome.problem]}</p>`}
    <ul>
      ${refused}
    </ul>
    ${outcome.refused.some(({ code }) => code === 'not_enough_seats') && html`<p>${texts.fewer}</p>`}
    ${
      outcome.held > 0 &&
      html`<p>
        ${texts.held(outcome.held)}
        <a href="${boxOfficePath}/${locale}/">${texts.toCheckout}</a>
      </p>`
    }
  </div>`
}

function salePart(context: PageContext, { event, selection, place }: EventPage): Html {
  const texts = saleMessages[context.locale]
  if (event.lines.length === 0) return html`<p class="lead" role="status">${texts.noneFree}</p>`
  const fields = html`<input type="hidden" name="${keyField}" value="${randomUUID()}" />
    ${place !== undefined && html`<input type="hidden" name="${placeField}" value="${place}" />`}
    <p>${texts.intro}</p>
    ${entryPart(context, { event, selection })}
    ${event.lines.map((line) => groupPart(context, { line, selection }))}`
  return html`<section aria-labelledby="seats">
    <h2 id="seats">${texts.chooseSeats}</h2>
    ${formOf(context, {
      action: `event/${event.id_jet}/`,
      fields,
      label: texts.reserve,
      isMain: true,
    })}
  </section>`
}

type Chosen = { event: SaleEvent; selection: Selection }

function entryPart({ locale }: PageContext, { event, selection }: Chosen): Html | null {
  const open = new Map(
    event.lines
      .flatMap(({ timeslots }) => timeslots)
      .filter(({ status }) => status > 0)
      .map((slot) => [slot.block_id, slot.time_start.slice(0, 5)]),
  )
  if (open.size === 0) return null
  const chosen = open.has(selection.entry ?? 0) ? selection.entry : [...open.keys()][0]
  const choices = [...open].map(
    ([id, time]) =>
      html`<label class="choice">
        <input type="radio" name="${entryField}" value="${id}" ${id === chosen && html` checked`} />
        <span>${formatTime(time, locale)}</span>
      </label>`,
  )
  return html`<fieldset>
    <legend>${saleMessages[locale].entry}</legend>
    ${choices}
  </fieldset>`
}

function groupPart(
  { locale }: PageContext,
  { line, selection }: { line: SaleEvent['lines'][number]; selection: Selection },
): Html {
  const texts = saleMessages[locale]
  const amounts = selection.amounts.get(line.seat_group)
  const rows = line.prices.map(({ sale_type_id: saleType, name, text, price }) => {
    const field = amountField(line.seat_group, saleType)
    return html`<label class="amount" for="${field}">
      <span>${name} ${text !== '' && html`<small class="hint">${text}</small>`}</span>
      <strong>${formatEuros(price, locale)}</strong>
      <input
        id="${field}"
        name="${field}"
        type="number"
        inputmode="numeric"
        min="0"
        max="${maxTicketsPerCart}"
        value="${amounts?.get(saleType) ?? 0}"
        aria-label="${texts.amountOf(`${line.text}, ${name}, ${formatEuros(price, locale)}`)}"
      />
    </label>`
  })
  return html`<fieldset class="group">
    <legend>${line.text}</legend>
    ${rows}
  </fieldset>`
}
