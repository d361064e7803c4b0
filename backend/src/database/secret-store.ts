import { eq } from 'drizzle-orm'
import type { Queries } from './connect.ts'
import { secret } from './tables/secrets.ts'

/** Keeps a secret unless there is one of this name already; answers the one that stands. Safe with several callers at once. */
export async function settleSecret(
  queries: Queries,
  { name, value }: { name: string; value: string },
): Promise<string> {
  await queries.insert(secret).values({ name, value }).onConflictDoNothing()
  const [row] = await queries.select().from(secret).where(eq(secret.name, name))
  return row!.value
}
