export type MenuLeaf = { url: string | null; title: string }

/** An entry of the menu; without an address it is only the heading of its submenu. */
export type MenuEntry = MenuLeaf & { children: readonly MenuLeaf[] }

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
