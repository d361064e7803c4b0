import { sql } from 'drizzle-orm'

/** The theatre's time zone: all days and local times of the programme refer to it. */
export const siteZone = 'Europe/Berlin'

const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone, dateStyle: 'short' })

/** The calendar day of an instant at the theatre, such as 2026-11-21. */
export function dayAtTheatre(instant: Date): string {
  return calendarDay.format(instant)
}

/** Today's date at the theatre, by the database's clock. */
export const today = sql<string>`(now() at time zone ${sql.raw(`'${siteZone}'`)})::date`

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: siteZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The time of day of an instant at the theatre, such as `19:30`. */
export function clockAtTheatre(instant: Date): string {
  return timeOfDay.format(instant)
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: siteZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Day and time of an instant at the theatre, as spreadsheet programs read them: `2026-11-21 19:30`. */
export function momentAtTheatre(instant: Date): string {
  return moment.format(instant)
}
