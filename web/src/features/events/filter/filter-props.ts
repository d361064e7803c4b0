import type { Locale } from '#i18n/locales.ts'
import type { FilterOptions } from './filter-options.ts'
import type { ProgrammeChoice } from './programme-choice.ts'
import type { ProgrammeView } from './programme-view.ts'
import type { ProgrammeLabels } from './programme-labels.ts'

/** Props of filters and calendar, in the bar and in the modal. */
export type FilterProps = {
  choice: ProgrammeChoice
  view: ProgrammeView
  options: FilterOptions
  path: string
  locale: Locale
  labels: ProgrammeLabels
}
