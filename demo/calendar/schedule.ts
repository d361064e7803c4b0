import { daysFromTo, weekdayOf } from './calendar-days.ts'
import type { DemoRun, EventTypeKey } from '#content/content.ts'
import { createOccupancy, type Occupancy, type Slot } from './occupancy.ts'
import { dayInSeason, firstSeasonYear, seasonYear } from './season.ts'

/** What has dates: a production or a standalone event. */
export type Scheduled = { key: string; runs: DemoRun[]; minutes: number; type: EventTypeKey }

export type ScheduledEvent = Slot & {
  /** Stable key: owner, index of the run, index within the run. */
  key: string
  owner: string
  type: EventTypeKey
  pricesCents: number[]
}

const usualDays = [0, 3, 4, 5, 6]
const sundayMatinee = '17:00'

/**
 * All dates in chronological order, as a pure function of the current day. Each run spreads its events evenly over its days; if a
 * room is occupied, the nearest free day of the run is used, and an event without one is left out.
 */
export function schedule(all: Scheduled[], now: Date): ScheduledEvent[] {
  const occupancy = createOccupancy()
  const firstYear = firstSeasonYear(now)
  return all
    .flatMap((scheduled) => scheduled.runs.map((run, index) => ({ scheduled, run, index })))
    .map((part) => ({ ...part, days: daysOfRun(part.run, firstYear) }))
    .sort((one, other) => choice(one) - choice(other))
    .flatMap((part) => placeRun(part, occupancy))
    .sort((one, other) => order(one).localeCompare(order(other)))
}

type Part = { scheduled: Scheduled; run: DemoRun; index: number; days: string[] }

/** The number of days that a run can use; the most constrained run is placed first. */
function choice({ days, run }: Part): number {
  return days.length - run.count
}

function order({ day, time, key }: ScheduledEvent): string {
  return `${day} ${time} ${key}`
}

function daysOfRun({ season, from, to, weekdays = usualDays }: DemoRun, firstYear: number) {
  const year = seasonYear(firstYear, season)
  const days = daysFromTo(dayInSeason(year, from), dayInSeason(year, to))
  return days.filter((day) => weekdays.includes(weekdayOf(day)))
}

function placeRun({ scheduled, run, index, days }: Part, occupancy: Occupancy): ScheduledEvent[] {
  const placed: ScheduledEvent[] = []
  const count = Math.min(run.count, days.length)
  for (let number = 0; number < count; number += 1) {
    const target = count === 1 ? 0 : Math.round((number * (days.length - 1)) / (count - 1))
    const used = new Set(placed.map(({ day }) => day))
    const slot = byDistance(days, target)
      .filter((day) => !used.has(day))
      .map((day) => slotOn(day, { run, number, minutes: scheduled.minutes }))
      .find((candidate) => occupancy.isFree(candidate))
    if (!slot) continue
    occupancy.take(slot)
    placed.push({
      ...slot,
      key: `${scheduled.key}:${index + 1}:${number + 1}`,
      owner: scheduled.key,
      type: run.type ?? scheduled.type,
      pricesCents: run.pricesCents,
    })
  }
  placed.sort((one, other) => order(one).localeCompare(order(other)))
  if (run.opensWithPremiere && placed[0]) placed[0].type = 'premiere'
  return placed
}

function slotOn(
  day: string,
  { run, number, minutes }: { run: DemoRun; number: number; minutes: number },
): Slot {
  const isUsualSunday = !run.weekdays && weekdayOf(day) === 0
  const time = isUsualSunday ? sundayMatinee : (run.times[number % run.times.length] ?? '19:30')
  return { room: run.room, day, time, minutes }
}

function byDistance(days: string[], target: number): string[] {
  return days
    .map((day, index) => ({ day, distance: Math.abs(index - target) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ day }) => day)
}
