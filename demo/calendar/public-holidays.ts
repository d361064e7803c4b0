import { addDays } from './calendar-days.ts'

const fixed = ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26']

/** Easter Monday, Ascension Day, Whit Monday and Corpus Christi, in days after Easter Sunday. */
const movable = [1, 39, 50, 60]

/** The public holidays of Austria in a year. */
export function publicHolidays(year: number): string[] {
  const sunday = easterSunday(year)
  return [
    ...fixed.map((day) => `${year}-${day}`),
    ...movable.map((days) => addDays(sunday, days)),
  ].toSorted()
}

/** By the anonymous Gregorian computus. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor(((year % 19) + 11 * moon + 22 * weekday) / 451)
  return addDays(`${year}-03-22`, moon + weekday - 7 * late)
}
