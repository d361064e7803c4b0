import type { DemoRun } from '#content/content.ts'

/** A run that is repeated in the demo's second season: which of both is the current one depends on the day. */
export const inBothSeasons = (run: Omit<DemoRun, 'season'>): DemoRun[] => [
  { ...run, season: 'first' },
  { ...run, season: 'second' },
]
