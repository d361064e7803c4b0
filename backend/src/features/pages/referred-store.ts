import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { Fields, Reference } from '@foyer/schema/fields/field.ts'
import type { MediaFile } from '@foyer/schema/shapes/media-item.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { siteLocale } from '#database/localized.ts'
import { article } from '#database/tables/articles.ts'
import { genre, tag } from '#database/tables/options.ts'
import { mediaFile } from '#database/tables/media.ts'
import { isPublished, selectArticleRows } from '#catalogue/article-rows.ts'
import { completeArticles } from '#catalogue/complete-articles.ts'
import { genreResponse, tagResponse } from '#catalogue/option-shapes.ts'
import { findPictures, type Picture } from '#catalogue/picture-store.ts'
import { listVenues } from '#catalogue/venue-store.ts'
import type { Audience, ShownModule } from './shown-module.ts'

/** The objects that modules refer to, by id. */
export type Referred = {
  pictures: Map<number, Picture>
  files: Map<number, z.output<typeof MediaFile>>
  entities: Partial<Record<Reference, Map<number, unknown>>>
  cacheTags: ChangeTag[]
}

type Values = Record<string, unknown>

/** Reads all objects that the given modules refer to, with one query per type. */
export async function findReferred(
  queries: Queries,
  modules: readonly ShownModule[],
  { locale }: Audience,
): Promise<Referred> {
  const numbers = collectNumbers(modules)
  const words = siteLocale(locale)
  const [pictures, files, venues, tags, genres, articles] = await Promise.all([
    findPictures(queries, { ids: numbers.image, locale: words }),
    findFiles(queries, [...numbers.file]),
    findVenues(queries, [...numbers.venue], words),
    findTags(queries, [...numbers.tag], words),
    findGenres(queries, [...numbers.genre], words),
    findArticles(queries, [...numbers.article], words),
  ])
  return {
    pictures,
    files,
    entities: { venue: venues, tag: tags, genre: genres, article: articles },
    cacheTags: tagsOf(numbers),
  }
}

/** Includes objects that do not exist: they may be added later. */
function tagsOf({ venue, tag, genre, article }: Numbers): ChangeTag[] {
  const namesOptions = tag.size + genre.size > 0
  return [
    ...[...venue].map((id): ChangeTag => `venue:${id}`),
    ...(namesOptions ? (['options'] as const) : []),
    // The tag `articles` also covers their categories.
    ...(article.size > 0 ? (['articles'] as const) : []),
  ]
}

type Numbers = Record<'image' | 'file' | Reference, Set<number>>

function collectNumbers(modules: readonly ShownModule[]): Numbers {
  const numbers: Numbers = {
    image: new Set(),
    file: new Set(),
    venue: new Set(),
    tag: new Set(),
    genre: new Set(),
    article: new Set(),
    'article-category': new Set(),
  }
  const visit = (fields: Fields, values: Values): void => {
    for (const [name, field] of Object.entries(fields)) {
      const value = values[name]
      if (field.type === 'items') for (const item of value as Values[]) visit(field.item, item)
      if (typeof value !== 'number') continue
      if (field.type === 'image' || field.type === 'file') numbers[field.type].add(value)
      if (field.type === 'reference') numbers[field.refersTo].add(value)
    }
  }
  for (const { definition, fields } of modules) visit(definition.fields, fields)
  return numbers
}

async function findVenues(queries: Queries, ids: number[], locale: Locale) {
  const venues = ids.length > 0 ? await listVenues(queries, { ids, locale }) : []
  return new Map(venues.map((one) => [one.id, one]))
}

async function findTags(queries: Queries, ids: number[], locale: Locale) {
  if (ids.length === 0) return new Map()
  const rows = await queries.select().from(tag).where(inArray(tag.id, ids))
  return new Map(rows.map((row) => [row.id, tagResponse(row, locale)]))
}

async function findGenres(queries: Queries, ids: number[], locale: Locale) {
  if (ids.length === 0) return new Map()
  const rows = await queries.select().from(genre).where(inArray(genre.id, ids))
  return new Map(rows.map((row) => [row.id, genreResponse(row, locale)]))
}

async function findArticles(queries: Queries, ids: number[], locale: Locale) {
  if (ids.length === 0) return new Map()
  const rows = await selectArticleRows(queries).where(and(inArray(article.id, ids), isPublished))
  const articles = await completeArticles(queries, rows, locale)
  return new Map(articles.map((one) => [one.id, one]))
}

async function findFiles(queries: Queries, ids: number[]): Promise<Referred['files']> {
  if (ids.length === 0) return new Map()
  const rows = await queries.select().from(mediaFile).where(inArray(mediaFile.id, ids))
  return new Map(
    rows.map(({ id, url, mimeType, name, bytes }) => [
      id,
      { id, url, mime_type: mimeType, name, bytes },
    ]),
  )
}
