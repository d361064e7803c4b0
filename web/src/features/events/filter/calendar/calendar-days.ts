/** Weeks of a month, Monday first, its days as `2026-12-01`; undefined for days of other months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = mondayIndex(`${month.slice(0, 7)}-01`)
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, index) => {
    const day = index - before + 1
    return day >= 1 && day <= length
      ? `${month.slice(0, 7)}-${String(day).padStart(2, '0')}`
      : undefined
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/**
 * The day to which a key moves in a grid of days, as in the ARIA practices: arrows by days and weeks, Home and End
 * within the week, Page Up and Page Down by months, with Shift by years. Undefined for any other key.
 */
export function dayByKey(
  day: string,
  pressed: { key: string; shiftKey: boolean },
): string | undefined {
  switch (pressed.key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -mondayIndex(day))
    case 'End':
      return addDays(day, 6 - mondayIndex(day))
    case 'PageUp':
      return addMonths(day, pressed.shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, pressed.shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

/** The same day of another month, or its last one where that is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return iso(first)
}

function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return iso(moved)
}

const iso = (date: Date) => date.toISOString().slice(0, 10)

/** 0 for Monday to 6 for Sunday. */
const mondayIndex = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
