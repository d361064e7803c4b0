import { minutesOf, timeOf } from './calendar-days.ts'
import type { ScheduledEvent } from './schedule.ts'

const everyMinutes = 30

/** Exhibitions have a timeslot every half hour; other events have none. */
export function timeslotsOf({ type, time, minutes }: ScheduledEvent): string[] {
  if (type !== 'ausstellung') return []
  const first = minutesOf(time)
  return Array.from({ length: Math.floor(minutes / everyMinutes) }, (_, index) =>
    timeOf(first + index * everyMinutes),
  )
}
