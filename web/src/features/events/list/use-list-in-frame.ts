import { useEffect, useRef } from 'react'
import { setLanguageSwitchQuery } from '#i18n/paths/language-path.ts'
import type { Locale } from '#i18n/locales.ts'

/** Updates what depends on the list outside of it: the window's title, and the language switch. */
export function useListInFrame(query: string, locale: Locale): void {
  const before = useRef(query)
  useEffect(() => {
    const from = before.current
    if (from === query) return
    before.current = query
    setLanguageSwitchQuery(query)
    // With messages and month names, which are not needed before the list has changed.
    void import('./set-window-title.ts').then(({ setWindowTitle }) =>
      setWindowTitle({ from, to: query, locale }),
    )
  }, [query, locale])
}
