import { useEffect, useRef } from 'react'
import { setLanguageSwitchQuery } from '#i18n/paths/language-path.ts'
import type { Locale } from '#i18n/locales.ts'

/** Keeps true to the list what stands outside of it: the name of the window, and the way to the other language. */
export function useListInFrame(query: string, locale: Locale): void {
  const before = useRef(query)
  useEffect(() => {
    const from = before.current
    if (from === query) return
    before.current = query
    setLanguageSwitchQuery(query)
    // With words and the names of months, which nobody needs before the list has changed.
    void import('./rename-window.ts').then(({ renameWindow }) =>
      renameWindow({ from, to: query, locale }),
    )
  }, [query, locale])
}
