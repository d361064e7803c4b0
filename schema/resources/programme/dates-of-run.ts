export type Run = {
  /** First day. */
  from: string
  until: string
  /** Days of the week, 1 is Monday; all if empty. */
  weekdays: readonly number[]
  times: readonly (string | null)[]
  except: readonly string[]
}

export type RunDate = { day: string; time: string | null }

const dayMs = 86_400_000

/** The dates of a run in order; one more than the maximum at most. */
export function datesOfRun(
  { from, until, weekdays, times, except }: Run,
  maxDates: number,
): RunDate[] {
  const dates: RunDate[] = []
  const sorted = [...new Set(times)].toSorted((one, other) =>
    (one ?? '').localeCompare(other ?? ''),
  )
  // Days are counted in UTC, where each has 24 hours.
  for (let at = Date.parse(`${from}T00:00:00Z`); dates.length <= maxDates; at += dayMs) {
    const date = new Date(at)
    const day = date.toISOString().slice(0, 10)
    if (day > until) break
    const isChosen = weekdays.length === 0 || weekdays.includes(date.getUTCDay() || 7)
    if (isChosen && !except.includes(day)) dates.push(...sorted.map((time) => ({ day, time })))
  }
  return dates
}
