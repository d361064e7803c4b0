import { createTranslator } from 'next-intl'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { type ProgrammeLabels, programmeLabels } from '#features/events/filter/programme-labels.ts'
import { finishedMessages } from '#i18n/finished-messages.ts'
import type { Locale } from '#i18n/locales.ts'

/** The finished messages of the programme's list. */
export function programmeLabelsIn(locale: Locale): ProgrammeLabels {
  const messages = programmeMessages[locale]
  const t = createTranslator({ locale, messages, namespace: 'programme' })
  return finishedMessages(t, programmeLabels)
}
