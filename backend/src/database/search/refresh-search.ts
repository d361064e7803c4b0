import type { SearchedKind } from '@foyer/schema/shapes/search.ts'
import { sql, type SQL } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database, Queries } from '#database/connect.ts'
import { documentColumns, anyOf, type DocumentSource } from './document-source.ts'
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

const documentsPerStatement = 250
/** The most pending marks processed in one transaction. */
const pendingPerTransaction = 1_000

/**
 * Updates the search documents of what this transaction has changed. Called before changes are recorded and their lock is taken.
 */
export async function refreshSearch(queries: Queries): Promise<void> {
  const ownMarks = sql`marked_by = pg_current_xact_id()::text::bigint`
  const { rows } = await queries.execute(sql`select 1 from search_stale where ${ownMarks} limit 1`)
  if (rows.length > 0) await refreshMarked(queries, ownMarks)
}

/**
 * Processes marks left by transactions that did not record a change, such as migrations and plain SQL. Works in batches, so that
 * nothing has to wait for all of them.
 */
export async function refreshPendingDocuments(
  database: Pick<Database, 'transaction'>,
): Promise<void> {
  const oldest = sql`mark in (select mark from search_stale order by mark limit ${pendingPerTransaction})`
  let done = pendingPerTransaction
  while (done === pendingPerTransaction) {
    done = await database.transaction((transaction) => refreshMarked(transaction, oldest))
  }
}

/** Returns how many marks there were. */
async function refreshMarked(queries: Queries, chosen: SQL): Promise<number> {
  // Concurrent refreshes of the same documents would write what they read before the other's commit.
  await lockForTransaction(queries, 'search')
  const { stale, marks } = await claimStale(queries, chosen)
  for (const source of sources) {
    const ids = [...stale.get(source.kind)!]
    for (let from = 0; from < ids.length; from += documentsPerStatement) {
      await refresh(queries, { source, ids: ids.slice(from, from + documentsPerStatement) })
    }
  }
  return marks
}

type Stale = Map<SearchedKind, Set<number>>

async function claimStale(queries: Queries, chosen: SQL): Promise<{ stale: Stale; marks: number }> {
  const { rows } = await queries.execute<{ kind: SearchedKind; id: number; marks: number }>(sql`
    with taken as (delete from search_stale where ${chosen} returning kind, id)
    select kind, id, count(*)::int as marks from taken group by kind, id`)
  const stale: Stale = new Map(sources.map(({ kind }) => [kind, new Set()]))
  for (const { kind, id } of rows) stale.get(kind)?.add(id)
  await addDependents(queries, stale)
  return { stale, marks: rows.reduce((sum, row) => sum + row.marks, 0) }
}

/** Documents of productions contain the names of their people, those of events the texts of their productions and venues. */
async function addDependents(queries: Queries, stale: Stale): Promise<void> {
  const marked = (kind: SearchedKind) => anyOf([...stale.get(kind)!])
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
const namesOf = (table: string) => sql.raw(written.map((name) => `${table}.${name}`).join(', '))

/**
 * Writes the documents of the given ids and deletes those that no longer exist. Existing ones are updated, not inserted with `on conflict`:
 * that computes the words of a changed document twice and those of an unchanged one for nothing, which for a long page takes longer than all
 * the rest.
 */
async function refresh(
  queries: Queries,
  { source, ids }: { source: DocumentSource; ids: number[] },
): Promise<void> {
  await queries.execute(sql`
    with document (${columns}) as materialized (${await source.documents(queries, ids)}),
    gone as (
      delete from search_document as old
      where old.kind = ${source.kind} and old.id = ${anyOf(ids)} and not exists (
        select from document where document.id = old.id and document.locale = old.locale)
    ),
    changed as (
      update search_document as old
      set (${sql.raw(written.join(', '))}) = (select ${namesOf('document')})
      from document
      where old.kind = ${source.kind} and old.id = document.id and old.locale = document.locale
        and (${namesOf('old')}) is distinct from (${namesOf('document')})
    )
    insert into search_document (kind, ${columns})
    select ${source.kind}, ${columns} from document
    where not exists (
      select from search_document as old
      where old.kind = ${source.kind} and old.id = document.id and old.locale = document.locale)`)
}
