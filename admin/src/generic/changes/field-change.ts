/** A field that differs, with its value before and after; one is missing where a row was added or deleted. */
export type FieldChange = { field: string; before?: unknown; after?: unknown }
