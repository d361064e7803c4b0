const key = 'foyer-editor.recently-added'
const maxRecent = 4

/** The keys of what was added last in this browser, the latest first. */
export const recentOffers = {
  list(): readonly string[] {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)
  },
  add(offer: string): void {
    const latest = [offer, ...recentOffers.list().filter((other) => other !== offer)]
    try {
      localStorage.setItem(key, latest.slice(0, maxRecent).join(' '))
    } catch {
      // Without room for it all of them are offered as before.
    }
  },
}
