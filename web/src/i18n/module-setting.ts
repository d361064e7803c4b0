import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

/** What every module may need beside its own fields. */
export type ModuleSetting = {
  locale: Locale
  labels: Messages['modules']
  /** Whether its picture is the first of the page, which is fetched at once. */
  isUrgent: boolean
}
