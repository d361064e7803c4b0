import type { SearchedKind } from '@foyer/schema/rest/search-shapes.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { documentColumns, oneOf, type DocumentSource } from './document-source.ts'
import { articleSource } from './sources/article.ts'
import { eventSource } from './sources/event.ts'
import { pageSource } from './sources/page.ts'
import { personSource } from './sources/person.ts'
import { productionSource } from './sources/production.ts'
import { seriesSource } from './sources/series.ts'
import { venueSource } from './sources/venue.ts'

const sources: readonly DocumentSource[] = [
  eventSource,
  productionSource,
  personSource,
  seriesSource,
  venueSource,
  pageSource,
  articleSource,
]

const thingsAStatement = 1_000

/**
 * Brings the search up to date with what this transaction has changed, and with what others have left behind that did not call
 * this. Called where changes are recorded, before their lock is taken.
 */
export async function refreshSearch(queries: Queries): Promise<void> {
  const { rows: waiting } = await queries.execute(sql`select 1 from search_stale limit 1`)
  if (waiting.length === 0) return
  // Who refreshes the same documents at the same time would write what it read before the other's commit.
  await queries.execute(sql`select pg_advisory_xact_lock(1911, 3)`)
  const stale = await takeStale(queries)
  for (const source of sources) {
    const ids = [...stale.get(source.kind)!]
    for (let from = 0; from < ids.length; from += thingsAStatement) {
      await refresh(queries, { source, ids: ids.slice(from, from + thingsAStatement) })
    }
  }
}

type Stale = Map<SearchedKind, Set<number>>

async function takeStale(queries: Queries): Promise<Stale> {
  const { rows } = await queries.execute<{ kind: SearchedKind; id: number }>(sql`
    with taken as (delete from search_stale returning kind, id)
    select kind, id from taken group by kind, id`)
  const stale: Stale = new Map(sources.map(({ kind }) => [kind, new Set()]))
  for (const { kind, id } of rows) stale.get(kind)?.add(id)
  await addNamedBy(queries, stale)
  return stale
}

/** Productions are found by the names of their people, events by the words of their productions and venues. */
async function addNamedBy(queries: Queries, stale: Stale): Promise<void> {
  const marked = (kind: SearchedKind) => oneOf([...stale.get(kind)!])
  const add = async (kind: SearchedKind, found: SQL) => {
    const { rows } = await queries.execute<{ id: number }>(found)
    for (const { id } of rows) stale.get(kind)!.add(id)
  }
  await add(
    'production',
    sql`select distinct production_id as id from credit where person_id = ${marked('person')}`,
  )
  await add(
    'event',
    sql`select id from event
      where production_id = ${marked('production')} or venue_id = ${marked('venue')}`,
  )
}

const columns = sql.raw(documentColumns.join(', '))
const written = documentColumns.filter((name) => name !== 'id' && name !== 'locale')
const namesOf = (table?: string) =>
  sql.raw(written.map((name) => (table ? `${table}.${name}` : name)).join(', '))

/** Writes the documents of some things, and removes those that these no longer have. */
async function refresh(
  queries: Queries,
  { source, ids }: { source: DocumentSource; ids: number[] },
): Promise<void> {
  await queries.execute(sql`
    with document (${columns}) as materialized (${await source.documents(queries, ids)}),
    gone as (
      delete from search_document as old
      where old.kind = ${source.kind} and old.id = ${oneOf(ids)} and not exists (
        select from document where document.id = old.id and document.locale = old.locale)
    )
    insert into search_document (kind, ${columns})
    select ${source.kind}, ${columns} from document
    on conflict (kind, id, locale) do update
    set (${namesOf()}) = (select ${namesOf('excluded')})
    where (${namesOf('search_document')}) is distinct from (${namesOf('excluded')})`)
}
