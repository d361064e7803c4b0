import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { container } from '#database/tables/pages.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'

/** Entities that have a container of their own. Its slug is the kind and the number: `event-12`. */
const holders = ['page', 'article', 'event', 'production', 'series', 'venue', 'person'] as const

const ownSlug = new RegExp(`^(${holders.join('|')})-([1-9]\\d{0,8})$`)

/** Adds the empty container of an entity; undefined if the slug names none that exists. The existing one, if it was added meanwhile. */
export async function addOwnContainer(
  transaction: WritableTransaction,
  slug: string,
): Promise<typeof container.$inferSelect | undefined> {
  const [, contentType, objectId] = ownSlug.exec(slug) ?? []
  if (!contentType || !objectId) return undefined
  const { rows } = await transaction.execute(
    sql`select from ${sql.identifier(contentType)} where id = ${Number(objectId)}`,
  )
  if (rows.length === 0) return undefined
  const [added] = await transaction
    .insert(container)
    .values({ slug, contentType, objectId })
    .onConflictDoUpdate({ target: container.slug, set: { slug } })
    .returning()
  return added
}

/** The same in a transaction of its own; false if there is no such entity. */
export async function createOwnContainer(
  database: Database,
  actor: Actor,
  slug: string,
): Promise<boolean> {
  return changeHouse(database, actor, async (transaction) => {
    // Visitors see no difference.
    transaction.nothingChanged()
    return (await addOwnContainer(transaction, slug)) !== undefined
  })
}
