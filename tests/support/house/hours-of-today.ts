import type { APIRequestContext } from '@playwright/test'
import { stack } from '#support/stack.ts'

type Entry = {
  time_from: string | null
  time_to: string | null
  closed: boolean
  alternative_text: string | null
}

/** The origin's opening hours of today: the ranges that apply, and the text that replaces them. */
export async function hoursOfToday(request: APIRequestContext) {
  const response = await request.get(`${stack.backendUrl}/de/api/opening-hours-today/`)
  const today = (await response.json()) as Record<
    'opening_hours' | 'opening_hours_exceptions',
    Entry[]
  >
  const exceptions = today.opening_hours_exceptions
  const entries = exceptions.length > 0 ? exceptions : today.opening_hours
  const override = entries[0]?.alternative_text
  return { ranges: entries.filter(({ closed }) => !closed), override }
}
