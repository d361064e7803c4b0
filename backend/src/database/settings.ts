import { eq } from 'drizzle-orm'
import type { Queries } from './connect.ts'
import { setting } from './tables/site.ts'

/** What is stored under a key; undefined where nothing is. */
export async function findSetting(queries: Queries, key: string): Promise<unknown> {
  const [row] = await queries.select().from(setting).where(eq(setting.key, key))
  return row?.value
}

export async function saveSetting(queries: Queries, key: string, value: unknown): Promise<void> {
  await queries
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } })
}

/** Stores a value unless there is one already; answers the one that stands. Safe with several callers at once. */
export async function settleSetting(
  queries: Queries,
  key: string,
  value: unknown,
): Promise<unknown> {
  await queries.insert(setting).values({ key, value }).onConflictDoNothing()
  return findSetting(queries, key)
}
