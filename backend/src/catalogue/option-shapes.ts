import type {
  EventTag,
  ExhibitionType,
  Genre,
  Room,
  Season,
  Series,
} from '@foyer/schema/shapes/options.ts'
import type { SeriesSummary } from '@foyer/schema/shapes/event.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { inAllLocales, textIn } from '#database/localized.ts'
import { htmlIn } from '#http/html-in.ts'
import type { exhibitionType, genre, season, series, tag } from '#database/tables/options.ts'
import type { room } from '#database/tables/places.ts'

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']

export function roomResponse(row: Row<typeof room>, locale: Locale): z.output<typeof Room> {
  const { id, seats, venueId } = row
  return {
    id,
    name: textIn(locale, row.name),
    show_in_filter: row.showInFilter,
    seats,
    venue_id: venueId,
  }
}

export function typeResponse(
  row: Row<typeof exhibitionType>,
  locale: Locale,
): z.output<typeof ExhibitionType> {
  return { id: row.key, number: row.id, name: textIn(locale, row.name) }
}

export function tagResponse(row: Row<typeof tag>, locale: Locale): z.output<typeof EventTag> {
  return { id: row.id, name: textIn(locale, row.name), show_in_filter: row.showInFilter }
}

export function genreResponse(row: Row<typeof genre>, locale: Locale): z.output<typeof Genre> {
  return { ...tagResponse(row, locale), slug: textIn(locale, row.slug), style_name: row.styleName }
}

export function seriesSummary(
  row: Pick<Row<typeof series>, 'id' | 'name' | 'slug'>,
  locale: Locale,
): z.output<typeof SeriesSummary> {
  return {
    id: row.id,
    name: textIn(locale, row.name),
    slug: textIn(locale, row.slug),
    slugs: inAllLocales(row.slug),
  }
}

export function seriesResponse(row: Row<typeof series>, locale: Locale): z.output<typeof Series> {
  return {
    ...seriesSummary(row, locale),
    show_in_filter: row.showInFilter,
    description: htmlIn(locale, row.description),
  }
}

export function seasonResponse(row: Row<typeof season>): z.output<typeof Season> {
  return { id: row.id, name: row.name, first_day: row.firstDay }
}
