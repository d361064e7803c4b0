import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { redirect } from '#database/tables/site.ts'

/** The redirects of one language. */
export async function listRedirects(queries: Queries, locale: Locale) {
  return queries
    .select({ old_path: redirect.oldPath, new_path: redirect.newPath })
    .from(redirect)
    .where(eq(redirect.locale, locale))
    .orderBy(asc(redirect.oldPath))
}
