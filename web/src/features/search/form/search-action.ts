/**
 * The target for a new term: the tab stays, the page is the first (S-01).
 *
 * @param search Path of the search in the visitor's language.
 */
export function searchAction(pathname: string, search: string): string {
  const tab = /^\/(events|others)(\/|$)/.exec(pathname.slice(search.length))?.[1]
  return pathname.startsWith(search) && tab ? `${search}/${tab}/1` : search
}
