import type { Navigation } from '@foyer/schema/rest/pageeditor.ts'
import type { Locale } from '@foyer/schema/rest/scalars.ts'
import { asc } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { menuEntry } from '#database/tables/site.ts'

/** Main menu, two levels deep, and footer. */
export async function findNavigation(
  queries: Queries,
  locale: Locale,
): Promise<z.output<typeof Navigation>> {
  const rows = await queries
    .select()
    .from(menuEntry)
    .orderBy(asc(menuEntry.position), asc(menuEntry.id))
  const leaf = (row: (typeof rows)[number]) => ({
    url: textIn(locale, row.url),
    menu_name: textIn(locale, row.title),
    has_tab_navigation: row.hasTabNavigation,
  })
  return {
    menu: rows
      .filter(({ area, parentId }) => area === 'menu' && parentId === null)
      .map((row) => ({
        ...leaf(row),
        children: rows.filter(({ parentId }) => parentId === row.id).map(leaf),
      })),
    footer: rows
      .filter(({ area }) => area === 'footer')
      .map((row) => ({ title: textIn(locale, row.title), url: textIn(locale, row.url) })),
  }
}
