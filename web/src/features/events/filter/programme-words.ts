/** Sentences of the namespace `programme` that list and filters need at once. */
export const programmeWords = [
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
  'filter.kinds.series',
  'filter.kinds.tag',
  'filter.list',
  'filter.loading',
  'filter.loadingOptions',
] as const

export type ProgrammeWords = Record<(typeof programmeWords)[number], string>
