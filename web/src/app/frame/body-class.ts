/** Pages that editors write; the first page is one of them. */
const pages = new Set(['page', 'index'])
const withoutContainer = new Set(['events', 'events-slug-id'])
const webshop = new Set(['webshop'])

/**
 * The class of the body of a view, by its folder below `view/`: `page` where editors write the page, `non-cms` on events, one of its
 * own in the webshop, none on all others (L-02).
 */
export function bodyClass(view: string | undefined): string | undefined {
  if (view === undefined) return undefined
  if (pages.has(view)) return 'page'
  if (withoutContainer.has(view)) return 'non-cms'
  return webshop.has(view) ? 'webshop' : undefined
}
