/** The days of this weekend that are not over, and those of the next one, seen from a day such as `2026-11-23`. */
export function weekendsFrom(today: string) {
  const sunday = dayAfter(today, (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7)
  const saturday = dayAfter(sunday, -1)
  return {
    current: { date: saturday < today ? today : saturday, to: sunday },
    next: { date: dayAfter(saturday, 7), to: dayAfter(sunday, 7) },
  }
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
