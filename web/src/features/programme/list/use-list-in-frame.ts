import { useEffect, useRef } from 'react'
import { readChoice } from '#features/programme/filter/programme-choice.ts'
import { leadToQuery } from '#i18n/language-path.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { readPage } from '#lib/list-query.ts'
import { programmeTitle } from './programme-title.ts'

/** Keeps true to the list what stands outside of it: the name of the window, and the way to the other language. */
export function useListInFrame(
  query: string,
  { labels, locale }: { labels: Messages['programme']; locale: Locale },
): void {
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    const titleOf = (asked: string) => {
      const read = new URLSearchParams(asked)
      const list = { ...readChoice(read), page: readPage(read) }
      return programmeTitle(list, { words: labels, locale })
    }
    document.title = document.title.replace(titleOf(before.current), titleOf(query))
    leadToQuery(query)
    before.current = query
  }, [query, labels, locale])
}
