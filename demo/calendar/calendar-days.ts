const msADay = 86_400_000

/** Calendar days are counted in UTC, where every day has 24 hours. */
function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}

export function addDays(day: string, days: number): string {
  return new Date(noon(day) + days * msADay).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((noon(to) - noon(from)) / msADay)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(noon(day)).getUTCDay()
}

export function daysFromTo(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

export function timeOf(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`
}
