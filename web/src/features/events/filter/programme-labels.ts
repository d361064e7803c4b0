import type { MessageKey } from '#i18n/translate.ts'

/** Messages of the namespace `programme` for the first load of list and filters. */
export const programmeLabels = [
  'months',
  'earlier',
  'fromToday',
  'goToDate',
  'go',
  'filter.label',
  'filter.calendar',
  'filter.filter',
  'filter.season',
  'filter.kinds.genre',
  'filter.kinds.type',
  'filter.kinds.room',
  'filter.kinds.venue',
  'filter.kinds.series',
  'filter.kinds.tag',
  'filter.list',
  'filter.loading',
  'filter.loadingOptions',
] as const satisfies readonly MessageKey<'programme'>[]

export type ProgrammeLabels = Record<(typeof programmeLabels)[number], string>
