type OfDay = { day: string }
type Placed = { day: string }

export type DayOfProgramme<Event, Teaser> = {
  /** Such as `2026-11-21`. */
  day: string
  events: Event[]
  teasers: Teaser[]
}

/**
 * Days in order, each with its events and the teasers at its end. A teaser whose day has no event is at the end of the
 * day before, and waits for the next page while its day continues there.
 */
export function groupByDay<Event extends OfDay, Teaser extends Placed>(rows: {
  events: readonly Event[]
  teasers: readonly Teaser[]
  /** Day of the first event of the next page, if there is one. */
  followingDay: string | undefined
}): DayOfProgramme<Event, Teaser>[] {
  const byDay = Map.groupBy(rows.events, ({ day }) => day)
  const days = [...byDay].map(([day, events]) => ({ day, events, teasers: [] as Teaser[] }))
  for (const teaser of rows.teasers) {
    if (rows.followingDay && rows.followingDay <= teaser.day) continue
    days.findLast(({ day }) => day <= teaser.day)?.teasers.push(teaser)
  }
  return days
}
