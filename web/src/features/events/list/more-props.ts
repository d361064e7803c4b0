import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { Locale } from '#i18n/locales.ts'

type NextEventPage = {
  /** Number of the page to load. */
  page: number
  choice: ProgrammeChoice
  /** Last day of the list so far. */
  continues: string | undefined
}

/** Why more is loaded: by a press, because the end is near, or because it had been loaded before. */
export type LoadTrigger = 'pressed' | 'near' | 'kept'

export type MoreProps = {
  next: NextEventPage
  locale: Locale
  level: 2 | 3
}
