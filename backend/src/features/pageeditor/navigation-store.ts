import type { Navigation } from '@foyer/schema/rest/pageeditor.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn, type Localized } from '#database/localized.ts'
import { page, pagePath } from '#database/tables/pages.ts'
import type { Tagged } from '#http/cache-tags.ts'
import { readAddresses } from '#catalogue/entity-addresses.ts'

type Entry = Awaited<ReturnType<typeof listEntries>>['entries'][number]

/**
 * The main menu, two levels deep, and the footer: pages that are online, are assigned to them and have a version in the language.
 */
export async function findNavigation(
  queries: Queries,
  locale: Locale,
): Promise<Tagged<z.output<typeof Navigation>>> {
  const { entries: listed, cacheTags } = await listEntries(queries, locale)
  const entries = inTreeOrder(listed)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const shown = entries.filter((entry) => entry.isOnline && entry.isWritten)
  const inMenu = new Set(shown.filter((entry) => entry.inMenu))
  const above = Map.groupBy(inMenu, (entry) => findAbove(entry, { byId, inMenu }))
  const leaf = ({ url, title, hasTabNavigation }: Entry) => ({
    url,
    menu_name: title,
    has_tab_navigation: hasTabNavigation,
  })
  const response = {
    menu: (above.get(undefined) ?? []).map((entry) => ({
      ...leaf(entry),
      children: (above.get(entry) ?? []).map(leaf),
    })),
    footer: shown
      .filter(({ inFooter }) => inFooter)
      .toSorted((one, other) => one.footerPosition - other.footerPosition)
      .map(({ title, url }) => ({ title, url })),
  }
  return { response, cacheTags }
}

/** Each entry followed by those below it; those whose page above does not exist, last. */
function inTreeOrder(entries: readonly Entry[]): Entry[] {
  const below = Map.groupBy(entries, ({ parentId }) => parentId)
  const from = (parentId: number | null): Entry[] =>
    (below.get(parentId) ?? []).flatMap((entry) => [entry, ...from(entry.id)])
  const ordered = from(null)
  const reached = new Set(ordered)
  return [...ordered, ...entries.filter((entry) => !reached.has(entry))]
}

async function listEntries(queries: Queries, locale: Locale) {
  const rows = await queries
    .select({ page, path: pagePath.path })
    .from(page)
    .leftJoin(pagePath, and(eq(pagePath.pageId, page.id), eq(pagePath.locale, locale)))
    .orderBy(asc(page.position), asc(page.id))
  const links = rows.flatMap(({ page: row }) => findLinkReference(row.linkUrl[locale] ?? '') ?? [])
  const { findAddress, cacheTags } = await readAddresses(queries, links, locale)
  const entries = rows.map(({ page: row, path }) => {
    const { id, parentId, isOnline, inMenu, inFooter, footerPosition, hasTabNavigation } = row
    const stored = row.linkUrl[locale] ?? ''
    const reference = findLinkReference(stored)
    const link = reference ? findAddress(reference) : stored
    return {
      id,
      parentId,
      isOnline,
      inMenu,
      inFooter,
      footerPosition,
      hasTabNavigation,
      title: textIn(locale, row.title as Localized),
      isWritten: path !== null || Boolean(link),
      // Pages that only group others have no address.
      url: row.isClickable ? link || addressOf(locale, path) : '',
    }
  })
  return { entries, cacheTags }
}

function addressOf(locale: Locale, path: string | null): string {
  return path ? `/${locale}/${path}` : `/${locale}`
}

/** The menu entry above a page: its nearest ancestor that is in the menu. */
function findAbove(
  entry: Entry,
  { byId, inMenu }: { byId: Map<number, Entry>; inMenu: Set<Entry> },
): Entry | undefined {
  const passed = new Set<Entry>()
  let above = byId.get(entry.parentId ?? -1)
  while (above && !inMenu.has(above) && !passed.has(above)) {
    passed.add(above)
    above = byId.get(above.parentId ?? -1)
  }
  return above && inMenu.has(above) ? above : undefined
}
