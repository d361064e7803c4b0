import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { events } from '@foyer/schema/resources/programme/events.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { HttpError } from 'react-admin'
import { callOrigin, type NestedErrors } from '#provider/call-origin.ts'
import { type Row, writtenValues } from '#provider/written-values.ts'

export type Run = {
  from: string
  until: string
  /** Days of the week, 1 is Monday; all if empty. */
  weekdays: number[]
  times: string[]
  except: string[]
}

type RefusedDate = { day: string; time: string | null; errors: Record<string, string[]> }

/** Adds events that are like one of them, all or none; returns how many they are. */
export async function addRun(
  event: Row,
  { from, ...run }: Run,
  locale: LocaleCode,
): Promise<number> {
  const { ids } = (await callOrigin(adminApiPath(locale, 'events/run/'), {
    method: 'POST',
    body: { event: { ...writtenValues(events, event), day: from }, ...run },
  })) as { ids: number[] }
  return ids.length
}

/** Why no event was added, in sentences: of each date that is refused, or of the run. */
export function problemsOfRun(error: HttpError, showDate: (day: string) => string): string[] {
  const { events: dates = [], errors = {} } = (error.body ?? {}) as {
    events?: RefusedDate[]
    errors?: NestedErrors
  }
  const ofDates = dates.map(
    ({ day, time, errors: problems }) =>
      `${[showDate(day), time?.slice(0, 5)].filter(Boolean).join(', ')}: ${Object.values(problems).flat().join(' ')}`,
  )
  const ofRun = textsIn(errors)
  return ofDates.length + ofRun.length > 0 ? [...ofDates, ...ofRun] : [error.message]
}

const textsIn = (errors: NestedErrors): string[] => [
  ...new Set(
    Object.values(errors).flatMap((error) =>
      typeof error === 'string' ? [error] : textsIn(error),
    ),
  ),
]
