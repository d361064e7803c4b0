import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { Locale } from '#i18n/locales.ts'

type NextEventPage = {
  /** Number of the page to load. */
  page: number
  choice: ProgrammeChoice
  /** Day that the list so far ends with. */
  continues: string | undefined
}

/** Why more is loaded: somebody has asked for it, its end has come near, or it had been loaded before. */
export type Occasion = 'pressed' | 'near' | 'kept'

export type MoreProps = {
  next: NextEventPage
  locale: Locale
  level: 2 | 3
}
