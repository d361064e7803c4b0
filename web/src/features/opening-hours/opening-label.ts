import { clockInWords } from '#lib/time/clock.ts'
import type { OpeningRange } from './opening-day.ts'

/** Words with `{time}` in place of the time. */
export type OpeningLabels = { openFrom: string; openUntil: string; closed: string }

const midnight = '24:00'

/**
 * What is said at a time of the day, on the clock of the theatre as `09:30`: several ranges run from the first start to the last
 * end, whatever gaps they have [5].
 */
export function openingLabel(asked: {
  ranges: readonly OpeningRange[]
  clock: string
  language: 'de' | 'en'
  labels: OpeningLabels
}): string {
  const { ranges, clock, language, labels } = asked
  const starts = ranges.map(({ from }) => from).toSorted()
  const [first] = starts
  const last = ranges.toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0]
  if (!first || !last || clock >= endOf(last)) return labels.closed
  const [words, time] = clock < first ? [labels.openFrom, first] : [labels.openUntil, last.to]
  return words.replace('{time}', clockInWords(time, language))
}

/** A range that ends at or before its start goes on past midnight, when another day begins. */
function endOf({ from, to }: OpeningRange): string {
  return to > from ? to : midnight
}
