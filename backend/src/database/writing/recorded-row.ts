import type { rowChanges } from '@foyer/schema/resources/change-shapes.ts'

/** A field with its values; of children, only the rows that differ. */
export type FieldChange = { field: string; before?: unknown; after?: unknown }

/** Rows of a table that were deleted together, by the names of columns. */
export type DeletedRows = { table: string; rows: Record<string, unknown>[] }

/** A row of a resource that a change affected, for the audit log. */
export type RecordedRow = {
  resource: string
  id: number
  change: (typeof rowChanges)[number]
  fields: FieldChange[]
  /** Of a deleted row: all that is deleted with it, in the order in which it can be inserted again. */
  deletedRows?: DeletedRows[]
}
