import { locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

const homePages: readonly string[] = locales.map((locale) => pathFor('index', {}, locale))

export type MenuLeaf = { url: string | null; title: string }

/** An entry of the menu; without an address it is only the heading of its submenu. */
export type MenuEntry = MenuLeaf & { children: readonly MenuLeaf[] }

/** As many entries as fit beside the name of the house in wide windows. */
const maxMainEntries = 7

/**
 * The entries of the menu that wide windows show in the header, without those of the home page, to which the name of the house
 * links, and the rest, which only the whole menu has.
 */
export function mainEntries<Entry extends MenuLeaf>(
  menu: readonly Entry[],
): { shown: Entry[]; rest: Entry[] } {
  const entries = menu.filter(({ url }) => url === null || !homePages.includes(url))
  return { shown: entries.slice(0, maxMainEntries), rest: entries.slice(maxMainEntries) }
}

/** Whether a page is that of an entry, or below it. */
export function leadsTo({ url, children }: MenuEntry, path: string): boolean {
  return isAtOrBelow(url, path) || children.some((child) => isAtOrBelow(child.url, path))
}

function isAtOrBelow(url: string | null, path: string): boolean {
  if (url === null) return false
  // The home page of a language is above all others.
  if (!/^\/[a-z]{2}\/./.test(url)) return url === path
  return path === url || path.startsWith(`${url}/`)
}
