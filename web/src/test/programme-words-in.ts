import { createTranslator } from 'next-intl'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { type ProgrammeWords, programmeWords } from '#features/events/filter/programme-words.ts'
import { finishedMessages } from '#i18n/finished-messages.ts'
import type { Locale } from '#i18n/locales.ts'

/** The finished messages of the programme's list. */
export function programmeWordsIn(locale: Locale): ProgrammeWords {
  const messages = programmeMessages[locale]
  const t = createTranslator({ locale, messages, namespace: 'programme' })
  return finishedMessages(t, programmeWords)
}
