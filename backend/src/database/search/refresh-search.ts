import type { SearchedKind } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database, Queries } from '#database/connect.ts'
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

const thingsAStatement = 250
/** So much of what others have left behind is made up for in one transaction. */
const leftAtOnce = 1_000

/**
 * Brings the search up to date with what this transaction has changed. Called where changes are recorded, before their lock is
 * taken.
 */
export async function refreshSearch(queries: Queries): Promise<void> {
  const ownMarks = sql`marked_by = pg_current_xact_id()::text::bigint`
  const { rows } = await queries.execute(sql`select 1 from search_stale where ${ownMarks} limit 1`)
  if (rows.length > 0) await refreshMarked(queries, ownMarks)
}

/**
 * Makes up for what transactions have left behind that did not record a change, as migrations and plain SQL do. Many at once are
 * done in several transactions, so that nobody waits for all of them.
 */
export async function refreshLeftBehind(database: Pick<Database, 'transaction'>): Promise<void> {
  const oldest = sql`mark in (select mark from search_stale order by mark limit ${leftAtOnce})`
  let done = leftAtOnce
  while (done === leftAtOnce) {
    done = await database.transaction((transaction) => refreshMarked(transaction, oldest))
  }
}

/** Answers how many marks there were. */
async function refreshMarked(queries: Queries, chosen: SQL): Promise<number> {
  // Who refreshes the same documents at the same time would write what it read before the other's commit.
  await lockForTransaction(queries, 'search')
  const { stale, marks } = await takeStale(queries, chosen)
  for (const source of sources) {
    const ids = [...stale.get(source.kind)!]
    for (let from = 0; from < ids.length; from += thingsAStatement) {
      await refresh(queries, { source, ids: ids.slice(from, from + thingsAStatement) })
    }
  }
  return marks
}

type Stale = Map<SearchedKind, Set<number>>

async function takeStale(queries: Queries, chosen: SQL): Promise<{ stale: Stale; marks: number }> {
  const { rows } = await queries.execute<{ kind: SearchedKind; id: number; marks: number }>(sql`
    with taken as (delete from search_stale where ${chosen} returning kind, id)
    select kind, id, count(*)::int as marks from taken group by kind, id`)
  const stale: Stale = new Map(sources.map(({ kind }) => [kind, new Set()]))
  for (const { kind, id } of rows) stale.get(kind)?.add(id)
  await addNamedBy(queries, stale)
  return { stale, marks: rows.reduce((sum, row) => sum + row.marks, 0) }
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
