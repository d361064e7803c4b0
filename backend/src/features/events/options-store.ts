import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { exhibitionType, genre, series, tag } from '#database/tables/options.ts'
import { room } from '#database/tables/places.ts'
import {
  genreResponse,
  roomResponse,
  seriesResponse,
  tagResponse,
  typeResponse,
} from '#catalogue/option-shapes.ts'

export async function listRooms(queries: Queries, locale: Locale) {
  const rows = await queries.select().from(room).orderBy(asc(room.position), asc(room.id))
  return rows.map((row) => roomResponse(row, locale))
}

export async function listExhibitionTypes(queries: Queries, locale: Locale) {
  const rows = await queries
    .select()
    .from(exhibitionType)
    .orderBy(asc(exhibitionType.position), asc(exhibitionType.id))
  return rows.map((row) => typeResponse(row, locale))
}

export async function listTags(queries: Queries, locale: Locale) {
  const rows = await queries.select().from(tag).orderBy(asc(tag.position), asc(tag.id))
  return rows.map((row) => tagResponse(row, locale))
}

export async function listGenres(queries: Queries, locale: Locale) {
  const rows = await queries.select().from(genre).orderBy(asc(genre.position), asc(genre.id))
  return rows.map((row) => genreResponse(row, locale))
}

/** All series, or those with the given ids. */
export async function listSeries(
  queries: Queries,
  { ids, locale }: { ids: number[] | undefined; locale: Locale },
) {
  const rows = await queries
    .select()
    .from(series)
    .where(ids && inArray(series.id, ids))
    .orderBy(asc(series.position), asc(series.id))
  return rows.map((row) => seriesResponse(row, locale))
}
