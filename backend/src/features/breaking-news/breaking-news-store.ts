import { type BreakingNews, maxAlerts } from '@foyer/schema/rest/breaking-news.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { breakingNews } from '#database/tables/breaking-news.ts'

/** The alerts that are online, newest first. */
export async function listBreakingNews(
  queries: Queries,
  locale: Locale,
): Promise<z.output<typeof BreakingNews>[]> {
  const rows = await queries
    .select()
    .from(breakingNews)
    .where(eq(breakingNews.isOnline, true))
    .orderBy(desc(breakingNews.id))
    .limit(maxAlerts)
  return rows.map((row) => ({
    id: row.id,
    title: textIn(locale, row.title),
    text: textIn(locale, row.text),
    link: textIn(locale, row.link) || null,
    link_title: textIn(locale, row.linkTitle) || null,
  }))
}
