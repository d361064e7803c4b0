import type { Concert, Marked } from './programme-shape.ts'

/** Collapses double spaces in a text of the archive and puts emphasised words back into their gap. */
export function plainText(text: Marked | undefined): string {
  if (text === undefined) return ''
  if (typeof text === 'string') return tidy(text)
  const emphasised = [text.em ?? []].flat().join(' ')
  const rest = text._ ?? ''
  return tidy(
    /\S {2,}\S/.test(rest) ? rest.replace(/ {2,}/, ` ${emphasised} `) : `${rest} ${emphasised}`,
  )
}

/** Splits "Family, Given" into first and last name; groups have no comma and only a last name. */
export function personName(name: string): { firstName: string; lastName: string } {
  const [lastName = '', ...given] = tidy(name).split(/\s*,\s*/)
  return { firstName: given.join(' '), lastName }
}

/** The calendar day of a concert, and `HH:MM` where the time is known. */
export function localTime({ Date: date, Time: time }: Concert): {
  day: string
  time: string | null
} {
  const day = date.slice(0, 10)
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})([AP])M$/.exec(time) ?? []
  if (hour === undefined) return { day, time: null }
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return { day, time: `${String(hours).padStart(2, '0')}:${minute}` }
}

export function tidy(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim()
}
