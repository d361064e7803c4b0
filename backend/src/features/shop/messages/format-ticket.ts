import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { languageTag } from '@foyer/schema/shapes/locales.ts'
import type { CartTicket } from '@foyer/schema/shapes/cart.ts'
import {
  formatsOf,
  writeAmount,
  writeDay,
  writeExactAmount,
  writeTime,
} from '@foyer/schema/notation.ts'
import type { z } from 'zod'
import { readSiteVariant } from '#env'

const formats = formatsOf[readSiteVariant()]

const formatterOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

type Seat = Pick<z.output<typeof CartTicket>, 'row' | 'seat' | 'seat_group_text'>
type Moment = {
  event: Pick<z.output<typeof CartTicket>['event'], 'day' | 'time'>
  time_start: string | null
}

/** `Parkett, Reihe 5, Platz 12`. */
export function formatSeat({ row, seat, seat_group_text: group }: Seat, locale: Locale): string {
  if (row === '' && seat === '') return `${group}, ${seatWords[locale].free}`
  const words = seatWords[locale]
  return `${group}, ${words.row}\u00a0${row}, ${words.seat}\u00a0${seat}`
}

export const seatWords = {
  de: { row: 'Reihe', seat: 'Platz', free: 'freie Platzwahl' },
  en: { row: 'row', seat: 'seat', free: 'free seating' },
}

/** `Samstag, 21.11.2026`, in English `Saturday 21 November 2026`, as on the site. */
export const formatDay = (day: string, locale: Locale): string =>
  writeDay(day, {
    notation: formats.notations[locale],
    names: {
      weekday: formatWeekday(day, locale),
      month: monthNames[locale].format(new Date(`${day}T00:00:00Z`)),
    },
  })

const monthNames = {
  de: formatterOf(languageTag.de, { month: 'long' }),
  en: formatterOf(languageTag.en, { month: 'long' }),
}

/** `Samstag`. */
export const formatWeekday = (day: string, locale: Locale): string =>
  weekdays[locale].format(new Date(`${day}T00:00:00Z`))

/** `November 2026`. */
export const formatMonth = (day: string, locale: Locale): string =>
  months[locale].format(new Date(`${day}T00:00:00Z`))

/** `21`. */
export const dayOfMonth = (day: string): number => Number(day.slice(-2))

const weekdays = {
  de: formatterOf(languageTag.de, { weekday: 'long' }),
  en: formatterOf(languageTag.en, { weekday: 'long' }),
}

const months = {
  de: formatterOf(languageTag.de, { month: 'long', year: 'numeric' }),
  en: formatterOf(languageTag.en, { month: 'long', year: 'numeric' }),
}

/** `Samstag, 21.11.2026, 19:30 Uhr`; for a timeslot its time of admission. */
export function formatMoment({ event, time_start: entry }: Moment, locale: Locale): string {
  const time = entry?.slice(0, 5) ?? event.time
  return [formatDay(event.day, locale), time && formatTime(time, locale)].filter(Boolean).join(', ')
}

/** `19:30 Uhr`, in English notation `7.30 pm`. The space does not break. */
export const formatTime = (time: string, locale: Locale): string =>
  writeTime(time, formats.notations[locale]).replace(' ', '\u00a0')

/** `48 €`, in English notation `€48`, as on the site. */
export const formatEuros = (price: string, locale: Locale): string =>
  writeAmount(price, { notation: formats.notations[locale], symbol: formats.currency })

/** `48,00 €`, in English notation `€48.00`, as on papers. */
export const formatExactEuros = (price: string, locale: Locale): string =>
  writeExactAmount(price, { notation: formats.notations[locale], symbol: formats.currency })

/** Groups an IBAN for reading: `AT61 1904 3002 3457 3201`. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')
