/** The time zone of the site. */
export const siteZone = 'Europe/Berlin'

/** The zone by which calendars of visitors name that clock: that of the theatre's own town. */
export const shownZone = 'Europe/Vienna'

/** Made when it is needed first: the browser takes milliseconds to load the rules of a time zone. */
let theatreMoment: Intl.DateTimeFormat | undefined

const formatMoment = () =>
  (theatreMoment ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: siteZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }))

/** Day and time at the theatre for an instant, such as `2026-11-21` and `19:30`. */
export function momentAtTheatre(instantMs: number): { day: string; clock: string } {
  const written = formatMoment().format(instantMs)
  return { day: written.slice(0, 10), clock: written.slice(11) }
}
