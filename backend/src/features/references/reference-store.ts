import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import {
  maxFoundReferences,
  type Reference,
  type ReferenceKind,
  referencePattern,
} from '@foyer/schema/rest/reference-shapes.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { siteLocale } from '#database/localized.ts'
import { readAddresses } from '#catalogue/entity-addresses.ts'
import { findPictures, noPicture } from '#catalogue/picture-store.ts'
import { entityRows, type EntityRow } from './entity-rows.ts'

type ReferenceResponse = z.input<typeof Reference>

/** What references such as `page:12` refer to, in the same order, each of them once; with one query per kind. */
export async function resolveReferences(
  queries: Queries,
  references: readonly string[],
  locale: ContentLocale,
): Promise<ReferenceResponse[]> {
  const requested = [...new Set(references)].flatMap((reference) => {
    const [, kind, number] = referencePattern.exec(reference) ?? []
    return kind ? [{ reference, kind: kind as ReferenceKind, number: Number(number) }] : []
  })
  const rows = new Map<string, EntityRow>()
  for (const [kind, ofKind] of Map.groupBy(requested, (one) => one.kind)) {
    const numbers = ofKind.map(({ number }) => number)
    const entities = entityRows(kind, { locale: siteLocale(locale) })
    const found = await queries.execute<EntityRow>(
      sql`select * from (${entities}) as entity where number in ${numbers}`,
    )
    for (const row of found.rows) rows.set(`${kind}:${row.number}`, row)
  }
  const entities = requested.map(
    ({ reference, kind, number }) => rows.get(reference) ?? goneRow(kind, number),
  )
  return referenceResponses(queries, entities, locale)
}

type ReferenceSearch = {
  term: string
  kinds: readonly ReferenceKind[]
  locale: ContentLocale
}

/**
 * What fields and links can refer to, also what visitors do not get yet: the best match first. Titles that begin with the term come before those that contain it, upcoming
 * events before past ones.
 */
export async function findReferences(
  queries: Queries,
  { term, kinds, locale }: ReferenceSearch,
): Promise<ReferenceResponse[]> {
  const words = term.split(/\s+/).filter((word) => word !== '')
  const text = sql`fold(title || ' ' || detail)`
  const matches = words.map((word) => sql`strpos(${text}, fold(${word})) > 0`)
  const where = matches.length > 0 ? sql.join(matches, sql` and `) : sql`true`
  const rows: SQL[] = kinds.map(
    (kind) => sql`(${entityRows(kind, { locale: siteLocale(locale), isChoice: true })})`,
  )
  const found = await queries.execute<EntityRow>(sql`
    select * from (${sql.join(rows, sql` union all `)}) as entity
    where ${where}
    order by (fold(title) = fold(${term})) desc, starts_with(fold(title), fold(${term})) desc,
      (strpos(fold(title), fold(${term})) > 0) desc, is_visible desc,
      coalesce(starts_at < now(), false), abs(extract(epoch from starts_at - now())), fold(title), kind, number
    limit ${maxFoundReferences}`)
  return referenceResponses(queries, found.rows, locale)
}

async function referenceResponses(
  queries: Queries,
  rows: readonly EntityRow[],
  locale: ContentLocale,
): Promise<ReferenceResponse[]> {
  const links = rows.flatMap(({ kind, number }) => findLinkReference(`${kind}:${number}`) ?? [])
  const [{ findAddress }, pictures] = await Promise.all([
    readAddresses(queries, links, locale),
    findPictures(queries, {
      ids: rows.map((row) => row.image_id),
      locale: siteLocale(locale),
    }),
  ])
  return rows.map(({ number, image_id, starts_at, ...row }) => {
    const reference = `${row.kind}:${number}`
    const link = findLinkReference(reference)
    return {
      ...row,
      reference,
      id: number,
      starts_at: starts_at === null ? null : new Date(starts_at).toISOString(),
      url: (link && findAddress(link)) ?? null,
      ...(pictures.get(image_id ?? 0) ?? noPicture),
    }
  })
}

function goneRow(kind: ReferenceKind, number: number): EntityRow {
  return {
    kind,
    number,
    title: '',
    detail: '',
    image_id: null,
    locales: [],
    is_visible: false,
    is_gone: true,
    starts_at: null,
  }
}
