import type {
  EventDate,
  EventListItem,
  EventOccurrence,
  SeriesSummary,
} from '@foyer/schema/shapes/event.ts'
import type { EventTag } from '@foyer/schema/shapes/options.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { firstText, inAllLocales, textIn } from '#database/localized.ts'
import { noPicture, type Picture } from './picture-store.ts'
import type { EventRow } from './event-rows.ts'
import { productionSummary } from './production-summary.ts'
import { offsetDateTime } from './offset-date-time.ts'
import { genreResponse, roomResponse, typeResponse } from './option-shapes.ts'
import { priceText } from './price-text.ts'

type EventRelations = {
  locale: Locale
  siteUrl: string
  series: z.output<typeof SeriesSummary>[]
  tags: z.output<typeof EventTag>[]
  picture: Picture | undefined
}

/** An event as shown in lists. Texts that the event leaves empty come from its production. */
export function eventResponse(
  row: EventRow,
  { locale, siteUrl, series, tags, picture = noPicture }: EventRelations,
): z.output<typeof EventListItem> {
  const { event, production, genre, exhibitionType } = row
  const text = (field: 'title' | 'preline' | 'subtitle' | 'teaser') =>
    textIn(locale, firstText(event[field], production?.[field]))
  return {
    xtype: 'event',
    ...eventDateResponse(row, { locale, siteUrl }),
    preline: text('preline'),
    title: text('title'),
    subtitle: text('subtitle'),
    teaser: text('teaser'),
    event_type_new: exhibitionType && typeResponse(exhibitionType, locale),
    production_id: production?.id ?? null,
    production: production && productionSummary(production, locale),
    moved_from: movedFrom(row),
    revision: row.revision,
    changed_at: offsetDateTime(row.changedAt, row.changedOffset),
    genre: genre && genreResponse(genre, locale),
    series,
    tags,
    ...picture,
  }
}

/** The date, place, status and ticket link of an event. */
export function eventDateResponse(
  row: EventRow,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): z.output<typeof EventDate> {
  const { event, production, venue, room, status } = row
  const slug = firstText(event.slug, production?.slug)
  return {
    id: event.id,
    id_jet: event.jetId ?? event.id,
    slug: textIn(locale, slug),
    slugs: inAllLocales(slug),
    date_start: offsetDateTime(event.startsAt, row.startOffset),
    date_end: event.endsAt && offsetDateTime(event.endsAt, row.endOffset),
    day: event.day,
    time: event.localTime && event.localTime.slice(0, 5),
    status,
    occurrence: occurrenceOf(row),
    ticket_url: hasTickets(row) ? `${siteUrl}/webshop/event/${event.jetId ?? event.id}` : null,
    price_from: row.priceFromCents === null ? null : priceText(row.priceFromCents),
    sale_starts_on: event.saleStartsOn,
    venue: {
      id: venue.id,
      slug: textIn(locale, venue.slug),
      name: textIn(locale, venue.name),
      city: venue.city,
    },
    room: room && roomResponse(room, locale),
  }
}

/** Kept apart from the status, which is `past_event` for every event that is over. */
function occurrenceOf({ event }: EventRow): z.output<typeof EventOccurrence> {
  if (event.status === 'canceled' || event.status === 'postponed') return event.status
  return event.formerDay === null ? 'scheduled' : 'rescheduled'
}

function movedFrom({ event, formerStartsAt, formerOffset }: EventRow) {
  if (event.formerDay === null || formerStartsAt === null) return null
  return {
    day: event.formerDay,
    time: event.formerTime && event.formerTime.slice(0, 5),
    date_start: offsetDateTime(formerStartsAt, formerOffset),
  }
}

/** Statuses in which tickets are sold, or a visitor can ask for them. */
const withTickets: EventRow['status'][] = ['on_sale', 'waiting_list', 'advance_sale']

function hasTickets({ hasPrices, status }: EventRow): boolean {
  return hasPrices && withTickets.includes(status)
}
