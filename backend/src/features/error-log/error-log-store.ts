import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { missingPage } from '#database/tables/error-log.ts'

/** So many addresses are remembered; the one that was asked for longest ago goes first. */
export const rememberedPages = 5000

/** Counts what somebody looked for in vain. Answers how often that has happened. */
export async function countMissingPage(
  database: Database,
  { url, times }: { url: string; times: number },
): Promise<{ url: string; count: number }> {
  const [row] = await database
    .insert(missingPage)
    .values({ url, count: times })
    .onConflictDoUpdate({
      target: missingPage.url,
      set: { count: sql`${missingPage.count} + ${times}`, lastSeenAt: sql`now()` },
    })
    .returning({
      url: missingPage.url,
      count: missingPage.count,
      // Of a row that was there before, PostgreSQL names who has changed it.
      isNew: sql<boolean>`xmax = 0`,
    })
  if (!row) throw new Error('The address was not counted.')
  if (row.isNew) await forgetOldest(database)
  return { url: row.url, count: row.count }
}

async function forgetOldest(database: Database): Promise<void> {
  const old = database
    .select({ url: missingPage.url })
    .from(missingPage)
    .orderBy(desc(missingPage.lastSeenAt), missingPage.url)
    .offset(rememberedPages)
  await database.delete(missingPage).where(inArray(missingPage.url, old))
}
