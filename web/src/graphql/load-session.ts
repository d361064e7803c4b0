'use client'
import type { Locale } from '#i18n/locales.ts'

let isRequested = false

/**
 * Loads the session, once per document, when the browser is idle. Pages are the same for all visitors. Without a
 * `csrftoken` cookie there was never a session, since both are set together: such a visitor loads nothing.
 */
export function loadSession(locale: Locale): () => void {
  if (isRequested || !/(^|; )csrftoken=/.test(document.cookie)) return () => undefined
  const timer = setTimeout(() => {
    isRequested = true
    import('./session-calls.ts')
      .then(({ followSession }) => followSession(locale))
      // Nothing changes for a visitor whose session is not known.
      .catch((error: unknown) => console.warn('session not loaded', error))
  }, 0)
  return () => clearTimeout(timer)
}
