/** Times on the theatre's clock, such as `10:00`. */
export type OpeningRange = { from: string; to: string }

/** A day's ranges as one, from the first start to the last end, whatever their gaps [5]. */
export type OpeningSpan = {
  opens: string
  /** When the day's last range is over: at the latest `24:00`. */
  closes: string
  /** The end of the last range as it is written; earlier than `opens` when that range goes past midnight. */
  closesAt: string
}

const midnight = '24:00'

/** The span of a day; undefined when it has no range. */
export function openingSpan(ranges: readonly OpeningRange[]): OpeningSpan | undefined {
  const [first] = ranges.map(({ from }) => from).toSorted()
  const last = ranges.toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0]
  if (!first || !last) return undefined
  return { opens: first, closes: endOf(last), closesAt: last.to }
}

/** A range that ends at or before its start continues past midnight, when another day begins. */
function endOf({ from, to }: OpeningRange): string {
  return to > from ? to : midnight
}
