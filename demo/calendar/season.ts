import { dayAtTheatre } from '@foyer/backend/src/database/site-zone.ts'

export type SeasonPlace = 'first' | 'second'

/** The year in which the demo's first season begins: the season (1 September to 31 August) of four months ago. */
export function firstSeasonYear(now: Date): number {
  const [year, month] = dayAtTheatre(now).split('-').map(Number) as [number, number]
  const monthsAgo = year * 12 + (month - 1) - 4
  const seasonStartsInMonth = 8
  return Math.floor((monthsAgo - seasonStartsInMonth) / 12)
}

export function seasonYear(firstYear: number, place: SeasonPlace): number {
  return place === 'first' ? firstYear : firstYear + 1
}

/** The calendar day of a season on which `MM-DD` falls. */
export function dayInSeason(year: number, monthAndDay: string): string {
  return `${monthAndDay >= '09-01' ? year : year + 1}-${monthAndDay}`
}

/** The season in which a work is played next, or was last: a revival belongs to the later one once the earlier runs are over. */
export function seasonOfRuns(
  runs: { season: SeasonPlace; to: string }[],
  now: Date,
): SeasonPlace | undefined {
  const firstYear = firstSeasonYear(now)
  const today = dayAtTheatre(now)
  const next = runs.find(
    ({ season, to }) => dayInSeason(seasonYear(firstYear, season), to) >= today,
  )
  return (next ?? runs.at(-1))?.season
}
