import { writeTime } from '@foyer/schema/notation.ts'
import { formats } from '#lib/design/formats.ts'
import { siteZone } from './site-zone.ts'

/** Made when they are needed first: the browser takes milliseconds to load the rules of a time zone. */
let theatreClock: Intl.DateTimeFormat | undefined
let offsets: Intl.DateTimeFormat | undefined

/** An instant as time of day at the theatre, such as `19:30`. */
export function clockTime(instant: string): string {
  theatreClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: siteZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return theatreClock.format(instantMs(instant))
}

/** Milliseconds of an instant in the graph's format: its offset may have seconds, which `Date` cannot parse. */
function instantMs(instant: string): number {
  const [, upToMinutes, seconds] = /^(.*[+-]\d{2}:\d{2}):(\d{2})$/.exec(instant) ?? []
  if (upToMinutes === undefined) return Date.parse(instant)
  const isBehind = /-\d{2}:\d{2}$/.test(upToMinutes)
  return Date.parse(upToMinutes) + Number(seconds) * (isBehind ? 1000 : -1000)
}

/** Seconds by which the theatre's clock is ahead of UTC at an instant in milliseconds; 3,208 before 1893. */
export function offsetSeconds(instantMs: number): number {
  offsets ??= new Intl.DateTimeFormat('en-GB', { timeZone: siteZone, timeZoneName: 'longOffset' })
  const name = offsets.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes, seconds] =
    /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name ?? '') ?? []
  const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return sign === '-' ? -size : size
}

/** `19:30` as readers of a language expect it: `19:30 Uhr`, or `7.30 pm` in English notation. */
export const formatTime = (time: string, language: 'de' | 'en'): string =>
  writeTime(time, formats.notations[language])

/** Opening hours keep the German clock in every language (P-17): `18:00 Uhr`, in English `18:00`. */
export const formatOpeningTime = (time: string, language: 'de' | 'en') =>
  language === 'de' ? formatTime(time, 'de') : time
