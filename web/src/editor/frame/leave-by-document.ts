import 'client-only'
import { isPlainClick } from '#lib/browser/plain-click.ts'

/** Those that the router would follow (`follow-links.tsx`). */
const siteLinks = 'a[data-site-link], [data-text-links] a'

/**
 * Links around the page lead out of the editor by a navigation of the document, not by the router: the editor's policy ends with it, and
 * the browser asks about what is not saved.
 */
export function leaveByDocument(signal: AbortSignal): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest(siteLinks) : null
      if (link && !link.closest('[data-canvas]') && isPlainClick(event)) event.stopPropagation()
    },
    { capture: true, signal },
  )
}
