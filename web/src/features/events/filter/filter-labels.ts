import type { Messages } from '#i18n/messages.ts'

/** The labels of the filters. Plain values: the browser has no messages. */
export type FilterLabels = Messages['programme']['filter']

/** `12 Termine`. */
export function eventsInWords(count: number, { events }: FilterLabels): string {
  if (count === 0) return events.none
  return (count === 1 ? events.one : events.other).replace('{count}', String(count))
}
