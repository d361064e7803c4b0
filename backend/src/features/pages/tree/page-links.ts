import type { PageLink, PageUrls } from '@foyer/schema/rest/pages.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { defaultLocale } from '@foyer/schema/shapes/scalars.ts'
import { asc } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { type ContentTexts, page, pagePath } from '#database/tables/pages.ts'

type LinkRow = Pick<
  typeof page.$inferSelect,
  'id' | 'parentId' | 'title' | 'isClickable' | 'isOnline' | 'hasTabNavigation'
>
export type PageTree = { rows: Map<number, LinkRow>; urls: Map<number, z.output<typeof PageUrls>> }

/** All pages by id, with their URLs. A theatre has some dozens, so they are read at once. */
export async function readPageTree(queries: Queries): Promise<PageTree> {
  const [rows, paths] = await Promise.all([
    queries
      .select({
        id: page.id,
        parentId: page.parentId,
        title: page.title,
        isClickable: page.isClickable,
        isOnline: page.isOnline,
        hasTabNavigation: page.hasTabNavigation,
      })
      .from(page)
      .orderBy(asc(page.position), asc(page.id)),
    queries.select().from(pagePath),
  ])
  const pathsOf = Map.groupBy(paths, ({ pageId }) => pageId)
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    urls: new Map(rows.map(({ id }) => [id, urlsOf(pathsOf.get(id) ?? [])])),
  }
}

function urlsOf(paths: { locale: ContentLocale; path: string }[]): z.output<typeof PageUrls> {
  const urls: z.output<typeof PageUrls> = { de: null, en: null, ja: null, la: null }
  for (const { locale, path } of paths) urls[locale] = path ? `/${locale}/${path}` : `/${locale}`
  return urls
}

/** The ancestors of a page, from the root. */
export function ancestorsOf({ rows }: PageTree, id: number): LinkRow[] {
  const above: LinkRow[] = []
  for (
    let row = rows.get(rows.get(id)?.parentId ?? -1);
    row && !above.includes(row);
    row = rows.get(row.parentId ?? -1)
  ) {
    above.unshift(row)
  }
  return above
}

/** The siblings of a page and itself, as far as visitors may open them in this language. */
export function siblingsOf({ rows, urls }: PageTree, id: number, locale: ContentLocale): LinkRow[] {
  const parentId = rows.get(id)?.parentId ?? null
  return [...rows.values()].filter(
    (row) =>
      row.id === id ||
      (row.parentId === parentId && row.isOnline && urls.get(row.id)?.[locale] !== null),
  )
}

/** The pages below a page, as far as visitors may open them in this language. */
export function childrenOf({ rows, urls }: PageTree, id: number, locale: ContentLocale): LinkRow[] {
  return [...rows.values()].filter(
    (row) => row.parentId === id && row.isOnline && urls.get(row.id)?.[locale] !== null,
  )
}

export function pageLink(
  { urls }: PageTree,
  row: LinkRow,
  locale: ContentLocale,
): z.output<typeof PageLink> {
  return {
    id: row.id,
    title: contentText(row.title, locale),
    urls: urls.get(row.id)!,
    is_clickable: row.isClickable,
    has_tab_navigation: row.hasTabNavigation,
  }
}

/** A text in a content language, with fallback to German. */
export function contentText(texts: ContentTexts, locale: ContentLocale): string {
  return texts[locale] ?? texts[defaultLocale] ?? ''
}
