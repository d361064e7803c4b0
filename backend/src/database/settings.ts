import { eq } from 'drizzle-orm'
import type { Queries } from './connect.ts'
import { setting } from './tables/site.ts'
import type { WritableTransaction } from './writing/change-house.ts'

/** The value stored under a key; undefined if there is none. */
export async function findSetting(queries: Queries, key: string): Promise<unknown> {
  const [row] = await queries.select().from(setting).where(eq(setting.key, key))
  return row?.value
}

export async function saveSetting(
  transaction: WritableTransaction,
  key: string,
  value: unknown,
): Promise<void> {
  await transaction
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } })
}
