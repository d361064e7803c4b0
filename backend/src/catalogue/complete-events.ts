import type { EventListItem, SeriesSummary } from '@foyer/schema/shapes/event.ts'
import type { EventTag } from '@foyer/schema/shapes/options.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { eventSeries, eventTag } from '#database/tables/events.ts'
import { series, tag } from '#database/tables/options.ts'
import { findPictures } from './picture-store.ts'
import { eventResponse } from './event-response.ts'
import type { EventRow } from './event-rows.ts'
import { seriesSummary, tagResponse } from './option-shapes.ts'

export type Audience = { locale: Locale; siteUrl: string }

/** Adds series, tags and images to event rows, with one query each for all rows. */
export async function completeEvents(
  queries: Queries,
  rows: EventRow[],
  { locale, siteUrl }: Audience,
): Promise<z.output<typeof EventListItem>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ event }) => event.id)
  const [seriesOf, tagsOf, pictures] = await Promise.all([
    findSeriesOfEvents(queries, ids, locale),
    findTagsOfEvents(queries, ids, locale),
    findPictures(queries, { ids: rows.map(imageIdOf), locale }),
  ])
  return rows.map((row) => {
    const imageId = imageIdOf(row)
    return eventResponse(row, {
      locale,
      siteUrl,
      series: seriesOf.get(row.event.id) ?? [],
      tags: tagsOf.get(row.event.id) ?? [],
      picture: imageId === null ? undefined : pictures.get(imageId),
    })
  })
}

function imageIdOf({ event, production }: EventRow): number | null {
  return event.imageId ?? production?.imageId ?? null
}

async function findSeriesOfEvents(queries: Queries, ids: number[], locale: Locale) {
  const rows = await queries
    .select({ eventId: eventSeries.eventId, id: series.id, name: series.name, slug: series.slug })
    .from(eventSeries)
    .innerJoin(series, eq(series.id, eventSeries.seriesId))
    .where(inArray(eventSeries.eventId, ids))
    .orderBy(asc(series.position), asc(series.id))
  const found = new Map<number, z.output<typeof SeriesSummary>[]>()
  for (const { eventId, ...row } of rows) {
    found.set(eventId, [...(found.get(eventId) ?? []), seriesSummary(row, locale)])
  }
  return found
}

async function findTagsOfEvents(queries: Queries, ids: number[], locale: Locale) {
  const rows = await queries
    .select({ eventId: eventTag.eventId, tag })
    .from(eventTag)
    .innerJoin(tag, eq(tag.id, eventTag.tagId))
    .where(inArray(eventTag.eventId, ids))
    .orderBy(asc(tag.position), asc(tag.id))
  const found = new Map<number, z.output<typeof EventTag>[]>()
  for (const { eventId, tag } of rows) {
    found.set(eventId, [...(found.get(eventId) ?? []), tagResponse(tag, locale)])
  }
  return found
}
