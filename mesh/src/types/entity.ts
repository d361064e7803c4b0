/**
 * An entity that the origin sends with more or fewer fields, each time as another type of the contract: in the graph it is one type.
 * Fields that its parent embeds need no request; others are fetched for all nodes of an operation in one call.
 */
export type Entity = {
  /** Its type in the graph, and the type of the contract with all of its fields. */
  name: string
  /** Types of the contract that hold some of its fields. */
  parts: readonly string[]
  /** Root fields that return many by their numbers: the first whose type has the selected fields is called. */
  sources: readonly Source[]
  /** Root field that returns one by its number: for a single one, and where an origin lacks the call for many. */
  single?: string
}

export type Source = {
  /** Type of the rows. */
  type: string
  rootField: string
  /** Arguments beside `locale` and `ids`. */
  rootArguments?: Record<string, unknown>
  /** The rows of a response; a source without them returns one object by its key. */
  rows?: (response: unknown) => readonly Row[]
  /** What it finds an entity by, where that is no number; null for one that it does not have. */
  key?: { argument: string; of: (row: Row, locale: unknown) => string | null }
  /** It returns all rows, and takes no numbers. */
  returnsAll?: true
  /** How many numbers one call may name, where that is less than the contract allows. */
  maxBatchSize?: number
}

/** A node as the origin sent it, in its spelling. */
export type Row = { id: number } & Record<string, unknown>

/** The rows of a page of a list. */
export const pageRows = (response: unknown): readonly Row[] =>
  (response as { results: Row[] }).results

/** The rows of a short list. */
export const listRows = (response: unknown): readonly Row[] => response as readonly Row[]
