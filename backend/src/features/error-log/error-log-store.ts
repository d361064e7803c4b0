import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { missingPage } from '#database/tables/error-log.ts'

/** Maximum number of stored URLs; the least recently requested one is deleted first. */
export const maxLoggedPages = 5000

/** Counts a request for a missing page. Returns the URL's total. */
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
      // For updated rows PostgreSQL sets xmax to the updating transaction.
      isNew: sql<boolean>`xmax = 0`,
    })
  if (!row) throw new Error('The missing page was not counted.')
  if (row.isNew) await forgetOldest(database)
  return { url: row.url, count: row.count }
}

async function forgetOldest(database: Database): Promise<void> {
  const old = database
    .select({ url: missingPage.url })
    .from(missingPage)
    .orderBy(desc(missingPage.lastSeenAt), missingPage.url)
    .offset(maxLoggedPages)
  await database.delete(missingPage).where(inArray(missingPage.url, old))
}
