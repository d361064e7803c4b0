import {
  type FavouriteType,
  favouriteTypes,
  maxFavouritesPerType,
} from '@foyer/schema/rest/favourite-types.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { favourite } from '#database/tables/accounts.ts'
import { article } from '#database/tables/articles.ts'
import { event } from '#database/tables/events.ts'
import { person } from '#database/tables/people.ts'
import { production } from '#database/tables/productions.ts'

/** Ids by type, the newest first. */
export type Favourites = Record<'events' | 'productions' | 'persons' | 'articles', number[]>

/** How the contract names the list of a type, and the table of its rows. */
const lists = {
  event: { name: 'events', table: event },
  production: { name: 'productions', table: production },
  person: { name: 'persons', table: person },
  article: { name: 'articles', table: article },
} as const satisfies Record<FavouriteType, { name: keyof Favourites; table: unknown }>

/** Favourites of an account. Those that were deleted since are left out. */
export async function listFavourites(queries: Queries, accountId: number): Promise<Favourites> {
  const rows = await queries
    .select({ type: favourite.type, id: favourite.entityId })
    .from(favourite)
    .where(eq(favourite.accountId, accountId))
    .orderBy(desc(favourite.position))
  const found = { events: [], productions: [], persons: [], articles: [] } as Favourites
  for (const type of favouriteTypes) {
    const ids = rows.filter((row) => row.type === type).map(({ id }) => id)
    const existing = await findExisting(queries, { type, ids })
    found[lists[type].name] = ids.filter((id) => existing.has(id))
  }
  return found
}

type Changes = { accountId: number; add: Favourites; remove: Favourites }

/** Adds and removes favourites; returns all of the account. The oldest go where there are too many. */
export async function changeFavourites(
  database: Database,
  { accountId, add, remove }: Changes,
): Promise<Favourites> {
  return database.transaction(async (transaction) => {
    for (const type of favouriteTypes) {
      const { name } = lists[type]
      await removeFavourites(transaction, { accountId, type, ids: remove[name] })
      await addFavourites(transaction, { accountId, type, ids: add[name] })
    }
    return listFavourites(transaction, accountId)
  })
}

type FavouritesOfType = { accountId: number; type: FavouriteType; ids: number[] }

async function removeFavourites(
  queries: Queries,
  { accountId, type, ids }: FavouritesOfType,
): Promise<void> {
  if (ids.length === 0) return
  await queries
    .delete(favourite)
    .where(
      and(
        eq(favourite.accountId, accountId),
        eq(favourite.type, type),
        inArray(favourite.entityId, ids),
      ),
    )
}

async function addFavourites(queries: Queries, added: FavouritesOfType): Promise<void> {
  const { accountId, type } = added
  const existing = await findExisting(queries, added)
  const ids = [...new Set(added.ids)].filter((id) => existing.has(id))
  if (ids.length === 0) return
  await queries
    .insert(favourite)
    // Positions follow the order of the rows: the newest is the last one.
    .values(ids.toReversed().map((entityId) => ({ accountId, type, entityId })))
    .onConflictDoNothing()
  await queries.execute(sql`
    delete from ${favourite} where account_id = ${accountId} and type = ${type} and position <= (
      select position from ${favourite} where account_id = ${accountId} and type = ${type}
      order by position desc offset ${maxFavouritesPerType} limit 1)`)
}

async function findExisting(
  queries: Queries,
  { type, ids }: Pick<FavouritesOfType, 'type' | 'ids'>,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { table } = lists[type]
  const rows = await queries.select({ id: table.id }).from(table).where(inArray(table.id, ids))
  return new Set(rows.map(({ id }) => id))
}
