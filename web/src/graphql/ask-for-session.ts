'use client'
import type { Locale } from '#i18n/locales.ts'

let isAsked = false

/**
 * Finds out who visits, once for a document, when the browser has nothing else to do. Pages are the same for all. Who has no
 * `csrftoken` never had a session, which is set along with it: that visitor loads nothing.
 */
export function askForSession(locale: Locale): () => void {
  if (isAsked || !/(^|; )csrftoken=/.test(document.cookie)) return () => undefined
  const timer = setTimeout(() => {
    isAsked = true
    import('./session-calls.ts')
      .then(({ followSession }) => followSession(locale))
      // Nothing changes for a visitor of whom nothing is known.
      .catch((error: unknown) => console.warn('Who is logged in could not be asked.', error))
  }, 0)
  return () => clearTimeout(timer)
}
