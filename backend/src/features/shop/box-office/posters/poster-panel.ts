import type { CartTicket } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import {
  dayOfMonth,
  formatMoment,
  formatMonth,
  formatTime,
  formatWeekday,
} from '#features/shop/messages/format-ticket.ts'
import { html, type Html } from '#http/html.ts'
import type { EventPoster, EventPosters } from './event-posters.ts'
import { groundName } from './poster-colors.ts'
import { wordFit } from './word-fit.ts'

type Place = Pick<z.output<typeof CartTicket>['event'], 'room' | 'venue'>

/** An event as its poster announces it. */
export type PosterEvent = Place & {
  id: number
  title: string
  day: string
  time: string | null
  /** The time of admission, of a ticket for a timeslot. */
  entry?: string | null
}

/** The posters beside a page of the box office: of each event once. */
export type PosterPanel = {
  events: readonly PosterEvent[]
  posters: EventPosters
  /** Whether the heading of the page is the event's title, which the panel then leaves out. */
  isTitled?: boolean
}

/** The events of tickets as a panel shows them: each once, in the order of the tickets. */
export function eventsOfTickets(
  tickets: readonly Pick<z.output<typeof CartTicket>, 'event' | 'time_start'>[],
): PosterEvent[] {
  const events = new Map<string, PosterEvent>()
  for (const { event, time_start: entry } of tickets) {
    const { id, title, day, time, room, venue } = event
    events.set(`${id} ${entry}`, { id, title: title ?? '', day, time, room, venue, entry })
  }
  return [...events.values()]
}

/** The names of the grounds that a page of these posters needs rules for. */
export function groundsOf({ events, posters }: Pick<PosterPanel, 'events' | 'posters'>): string[] {
  const colors = events.flatMap(({ id }) => posters.get(id)?.color ?? [])
  return [...new Set(colors.map(groundName))]
}

/** Title, day and poster of each event, on the ground of its poster. */
export function posterPanel(locale: Locale, { events, posters, isTitled }: PosterPanel): Html {
  return html`<div class="panel" data-count="${events.length}">
    ${events.map((event) => {
      const poster = posters.get(event.id)
      return html`<div class="announced" ${groundOf(poster)}>
        <div class="what">
          ${!isTitled && html`<p class="title" data-fit="${wordFit(event.title)}">${event.title}</p>`}
          ${posterDay(event, locale)}
        </div>
        ${posterImage(poster)}
      </div>`
    })}
  </div>`
}

/** The attribute that gives an element the colours of a poster. */
export const groundOf = (poster: EventPoster | undefined): Html | null =>
  poster?.color === undefined ? null : html`data-ground="${groundName(poster.color)}"`

/** The picture of a poster: decorative, because the title is beside it. */
export function posterImage(poster: EventPoster | undefined): Html | null {
  if (!poster?.image) return null
  const { url, width, height } = poster.image
  return html`<img src="${url}" width="${width}" height="${height}" alt="" />`
}

/** The date as on the site: the day as a large numeral, beside it weekday, time, month and place. */
export function posterDay(event: Omit<PosterEvent, 'id' | 'title'>, locale: Locale): Html {
  const entry = event.entry ?? null
  const time = entry?.slice(0, 5) ?? event.time
  return html`<div class="date">
    <span class="hidden">${formatMoment({ event, time_start: entry }, locale)}</span>
    <span class="day" aria-hidden="true">${dayOfMonth(event.day)}</span>
    <span class="when" aria-hidden="true">
      <b
        >${[formatWeekday(event.day, locale), time && formatTime(time, locale)].filter(Boolean).join(', ')}</b
      >
      ${formatMonth(event.day, locale)}
    </span>
    <span class="where">${placeOf(event)}</span>
  </div>`
}

/** `Großes Haus, Stadttheater Ennsfelden`; a repeated name is left out. */
export function placeOf({ room, venue }: Place): string {
  return [...new Set([room?.name, venue.name])].filter(Boolean).join(', ')
}
