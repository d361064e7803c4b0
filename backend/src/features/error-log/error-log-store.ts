import { maxListedPages } from '@foyer/schema/rest/error-log.ts'
import { desc, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
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

type PageRow = { path: string; count: number; last_seen_at: Date; total: number }

/**
 * The paths with the most requests, all spellings of a path together: with or without the address of the site, in capitals, with a slash at
 * the end. Those that are redirected by now are left out, and those where there is a page.
 */
export async function listMissingPages(queries: Queries) {
  const { rows } = await queries.execute<PageRow>(sql`
    select path, sum(count)::int as count, max(last_seen_at) as last_seen_at,
      count(*) over ()::int as total
    from (select ${pathOfUrl} as path, count, last_seen_at from missing_page) as requested
    where not exists (select from redirect where old_path = path)
      and not exists (select from page_path join page on page.id = page_path.page_id and page.is_online
        where '/' || page_path.locale || '/' || page_path.path = requested.path)
    group by path order by count desc, path limit ${maxListedPages}`)
  return {
    count: rows[0]?.total ?? 0,
    pages: rows.map(({ path, count, last_seen_at }) => ({
      path,
      count,
      last_seen_at: new Date(last_seen_at).toISOString(),
    })),
  }
}

const pathOfUrl = sql.raw(`coalesce(nullif(
  rtrim(lower(regexp_replace(url, '^https?://[^/]*', '')), '/'), ''), '/')`)
