/** The time zone of the site: every day and clock time of the programme is one of it. */
export const siteZone = 'Europe/Berlin'

const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone, dateStyle: 'short' })

/** The calendar day at the theatre, as 2026-11-21. */
export function dayAtTheatre(instant: Date): string {
  return calendarDay.format(instant)
}
