import { minutesOf, weekdayOf } from './calendar-days.ts'
import type { DemoProduction, SeriesKey, TagKey } from '#content/content.ts'
import type { Introduction } from './introductions.ts'
import type { ScheduledEvent } from './schedule.ts'

const noon = 12 * 60

/** The tags of an event: those of its production that apply to this date. */
export function tagsOfEvent(
  slot: ScheduledEvent,
  {
    production,
    scheduled,
    introductions,
  }: { production: DemoProduction; scheduled: ScheduledEvent[]; introductions: Introduction[] },
): TagKey[] {
  const tags = new Set<TagKey>(production.tags)
  if (!introductions.some(({ parent }) => parent === slot)) tags.delete('mit-einfuehrung')
  if (!isForSchools(slot)) tags.delete('schulvorstellung')
  if (slot.type === 'premiere') tags.delete('nachgespraech')
  const dates = scheduled.filter(({ owner }) => owner === slot.owner)
  if (dates.length > 1 && dates.at(-1) === slot) tags.add('letzte-vorstellung')
  return [...tags]
}

/** The subscription series of an event, on the days that the series promise: premieres, Saturdays, afternoons for families. */
export function seriesOfEvent(slot: ScheduledEvent, production: DemoProduction): SeriesKey[] {
  return production.series.filter((series) => {
    if (series === 'premieren-abo') return slot.type === 'premiere'
    if (series === 'samstag-abo') return weekdayOf(slot.day) === 6
    if (series === 'familien-abo') return isFamilyAfternoon(slot)
    return !isForSchools(slot)
  })
}

const isFamilyAfternoon = ({ day, time }: ScheduledEvent): boolean =>
  [0, 6].includes(weekdayOf(day)) && time === '15:00'

function isForSchools({ day, time }: ScheduledEvent): boolean {
  const weekday = weekdayOf(day)
  return weekday >= 1 && weekday <= 5 && minutesOf(time) < noon
}
