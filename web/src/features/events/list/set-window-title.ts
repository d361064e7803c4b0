import { createTranslator } from 'next-intl'
import { readChoice } from '#features/events/filter/programme-choice.ts'
import { programmeMessages } from '#features/events/programme-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { readPage } from '#lib/list-query.ts'
import { programmeTitle } from './programme-title.ts'

/** Sets the title of the window to that of the shown list. Load it only by import(). */
export function setWindowTitle(renamed: { from: string; to: string; locale: Locale }): void {
  const { from, to, locale } = renamed
  const messages = programmeMessages[locale]
  const t = createTranslator({ locale, messages, namespace: 'programme' })
  const titleOf = (query: string) => {
    const read = new URLSearchParams(query)
    return programmeTitle({ ...readChoice(read), page: readPage(read) }, { t, locale })
  }
  document.title = document.title.replace(titleOf(from), titleOf(to))
}
