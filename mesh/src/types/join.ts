/**
 * A field that leads from a summary in one source to the whole thing in another. The origin's lists embed the summary; the
 * rest is fetched in one call for all nodes of an operation, and only when something beyond the summary is asked for.
 */
export type Join = {
  /** Types that have the field. */
  types: readonly string[]
  field: string
  /** Type of what is embedded; its fields are part of `to`. */
  from: string
  to: string
  /** Root field that answers many by their numbers. */
  rootField: string
  /** Arguments beside `locale` and `ids`. */
  rootArguments?: Record<string, unknown>
  /** The rows in the answer of the root field. */
  rows: (answer: unknown) => readonly Row[]
  /** Number of what the field leads to, where the summary is missing. */
  idField?: string
}

/** A node as the origin sent it, in its spelling. */
export type Row = { id: number } & Record<string, unknown>
