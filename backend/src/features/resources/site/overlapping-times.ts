/** Opening hours `10:00:00` to `13:00:00`; none: closed, all day. */
export type Times = { timeFrom: string | null; timeTo: string | null }

/** Whether two entries of a day overlap. One that ends when the other begins does not; one without times has the whole day. */
export function isOverlapping(one: Times, other: Times): boolean {
  if (one.timeFrom === null || one.timeTo === null) return true
  if (other.timeFrom === null || other.timeTo === null) return true
  return one.timeFrom < other.timeTo && other.timeFrom < one.timeTo
}
