'use client'
import type { Locale } from '#i18n/locales.ts'
import { idleWork } from '#lib/browser/when-idle.ts'

let isRequested = false

/**
 * Loads the session, once per document, after the page is hydrated; where the editor opens, when it is open (`delay-idle-work.ts`). Pages
 * are the same for all visitors. Without a `csrftoken` cookie there was never a session, since both are set together: such a visitor loads
 * nothing.
 */
export function loadSession(locale: Locale): void {
  if (isRequested || !/(^|; )csrftoken=/.test(document.cookie)) return
  isRequested = true
  setTimeout(() => void load(locale), 0)
}

async function load(locale: Locale): Promise<void> {
  try {
    await idleWork.delay
    const { followSession } = await import('./session-calls.ts')
    await followSession(locale)
  } catch (error) {
    // Nothing changes for a visitor whose session is not known.
    console.warn('session not loaded', error)
  }
}
