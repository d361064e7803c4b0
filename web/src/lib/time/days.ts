import dayjs from 'dayjs'
import deAt from 'dayjs/locale/de-at.js'
import utc from 'dayjs/plugin/utc.js'
import { formats } from '#lib/design/formats.ts'
import { latin } from './latin-calendar.ts'

dayjs.extend(utc)

/** Languages in which days can be named: those of the site, and Latin. */
export type DayLanguage = 'de' | 'en' | 'la'

const calendars = { de: deAt, en: 'en', la: latin } as const
const iso = 'YYYY-MM-DD'

/** A calendar day such as `2026-11-21` formatted without any time zone: `Samstag, 21.11.2026`, in English `Saturday 21 November 2026`. */
export const formatDay = (day: string, language: DayLanguage) =>
  calendarDay(day, language).format(formats.notations[language === 'la' ? 'de' : language].day)

/** `Samstag`. */
export const weekday = (day: string, language: DayLanguage) =>
  calendarDay(day, language).format('dddd')

/** `Sa` in German, `Sat` in English. */
export const shortWeekday = (day: string, language: DayLanguage) =>
  calendarDay(day, language).format(language === 'de' ? 'dd' : 'ddd')

/** A day of these months: `Di, 24.11.`, in English `Tue 24 Nov`. */
export const shortDay = (day: string, language: DayLanguage) =>
  calendarDay(day, language).format(language === 'en' ? 'ddd D MMM' : 'dd, D.M.')

/** A day with its year: `Di., 24.11.2026`, in English `Tue 24 Nov 2026`. */
export const shortFullDay = (day: string, language: DayLanguage) =>
  calendarDay(day, language).format(language === 'en' ? 'ddd D MMM YYYY' : 'ddd, DD.MM.YYYY')

/** `21`. */
export const dayOfMonth = (day: string) => calendarDay(day, 'en').format('D')

/** `November 2026`; in German January is `Jänner`. */
export const formatMonth = (day: string, language: DayLanguage) =>
  calendarDay(day, language).format('MMMM YYYY')

/** `November`. */
export const monthName = (day: string, language: DayLanguage) =>
  calendarDay(day, language).format('MMMM')

/** `2026`. */
export const yearOf = (day: string) => day.slice(0, 4)

/** `2026-11`: the month of a day, as a key. */
export const monthOf = (day: string) => day.slice(0, 7)

/** First day of the month `months` after that of `day`, such as `2026-12-01`. */
export const monthAfter = (day: string, months: number) =>
  calendarDay(day, 'en').startOf('month').add(months, 'month').format(iso)

// Without a format: dayjs reads the current time for one, and a cached page must not depend on it.
function calendarDay(day: string, language: DayLanguage) {
  return dayjs.utc(day).locale(calendars[language])
}
