import { useEffect, useRef } from 'react'
import { readChoice } from '#features/events/filter/programme-choice.ts'
import { leadToQuery } from '#i18n/language-path.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { readPage } from '#lib/list-query.ts'

/** Keeps true to the list what stands outside of it: the name of the window, and the way to the other language. */
export function useListInFrame(
  query: string,
  { labels, locale }: { labels: Messages['programme']; locale: Locale },
): void {
  const before = useRef(query)
  useEffect(() => {
    const from = before.current
    if (from === query) return
    before.current = query
    leadToQuery(query)
    void renameWindow({ from, to: query }, { labels, locale })
  }, [query, labels, locale])
}

type Named = { labels: Messages['programme']; locale: Locale }

async function renameWindow({ from, to }: { from: string; to: string }, named: Named) {
  // With the names of months, which nobody needs before the list has changed.
  const { programmeTitle } = await import('./programme-title.ts')
  const titleOf = (query: string) => {
    const read = new URLSearchParams(query)
    const list = { ...readChoice(read), page: readPage(read) }
    return programmeTitle(list, { words: named.labels, locale: named.locale })
  }
  document.title = document.title.replace(titleOf(from), titleOf(to))
}
