import { eq } from 'drizzle-orm'
import type { Queries } from './connect.ts'
import { secret } from './tables/secrets.ts'

/** Stores a secret unless one with this name exists; returns the stored one. Safe under concurrency. */
export async function getOrCreateSecret(
  queries: Queries,
  { name, value }: { name: string; value: string },
): Promise<string> {
  await queries.insert(secret).values({ name, value }).onConflictDoNothing()
  const [row] = await queries.select().from(secret).where(eq(secret.name, name))
  return row!.value
}
