/** Ids of the heading of the settings of the page, and of the button that leads to them. */
export const pageSettingsId = 'editor-page-settings'
export const pageMenuId = 'editor-page-menu'

/** Leads to the settings of the page, once they are drawn. */
export function focusPageSettings(): void {
  requestAnimationFrame(() => focusInPlace(pageSettingsId))
}

/** Leads back to the menu in the header. */
export function focusPageMenu(): void {
  focusInPlace(pageMenuId)
}

/** Both are always in view: the page stays where it is. */
const focusInPlace = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
