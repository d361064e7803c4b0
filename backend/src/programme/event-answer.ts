import type { EventListItem, SeriesSummary } from '@foyer/schema/rest/event-shapes.ts'
import type { EventTag } from '@foyer/schema/rest/options.ts'
import type { Locale } from '@foyer/schema/rest/scalars.ts'
import type { z } from 'zod'
import { firstText, inAllLocales, textIn } from '#database/localized.ts'
import { noPicture, type Picture } from './picture-store.ts'
import type { EventRow } from './event-rows.ts'
import { offsetDateTime } from './offset-date-time.ts'
import { genreAnswer, roomAnswer, typeAnswer } from './option-shapes.ts'
import { priceText } from './price-text.ts'

type Beside = {
  locale: Locale
  siteUrl: string
  series: z.output<typeof SeriesSummary>[]
  tags: z.output<typeof EventTag>[]
  picture: Picture | undefined
}

/** An event as lists show it. What it does not say itself it takes from its production. */
export function eventAnswer(
  row: EventRow,
  { locale, siteUrl, series, tags, picture = noPicture }: Beside,
): z.output<typeof EventListItem> {
  const { event, production, venue, room, genre, exhibitionType } = row
  const slug = firstText(event.slug, production?.slug)
  const say = (field: 'title' | 'preline' | 'subtitle' | 'teaser') =>
    textIn(locale, firstText(event[field], production?.[field]))
  const status = row.isOver ? 'past_event' : event.status
  return {
    xtype: 'event',
    id: event.id,
    id_jet: event.jetId ?? event.id,
    slug: textIn(locale, slug),
    slugs: inAllLocales(slug),
    preline: say('preline'),
    title: say('title'),
    subtitle: say('subtitle'),
    teaser: say('teaser'),
    date_start: offsetDateTime(event.startsAt, row.startOffset),
    date_end: event.endsAt && offsetDateTime(event.endsAt, row.endOffset),
    day: event.day,
    time: event.localTime && event.localTime.slice(0, 5),
    event_type_new: exhibitionType && typeAnswer(exhibitionType, locale),
    status,
    ticket_url: hasTickets(row, status)
      ? `${siteUrl}/webshop/event/${event.jetId ?? event.id}`
      : null,
    price_from: row.priceFromCents === null ? null : priceText(row.priceFromCents),
    production_id: production?.id ?? null,
    production: production && {
      id: production.id,
      slug: textIn(locale, production.slug),
      slugs: inAllLocales(production.slug),
      title: textIn(locale, production.title),
      subtitle: textIn(locale, production.subtitle),
    },
    venue: {
      id: venue.id,
      slug: textIn(locale, venue.slug),
      name: textIn(locale, venue.name),
      city: venue.city,
    },
    room: room && roomAnswer(room, locale),
    genre: genre && genreAnswer(genre, locale),
    series,
    tags,
    ...picture,
  }
}

type Status = z.output<typeof EventListItem>['status']

function hasTickets({ priceFromCents }: EventRow, status: Status): boolean {
  return priceFromCents !== null && (status === 'on_sale' || status === 'waiting_list')
}
