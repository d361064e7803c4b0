import type { Field, FieldOf, FieldType } from './field.ts'

/** What a concern, such as validation or the form, makes of a field: one entry for every type, so that a new type breaks the build. */
export type FieldTable<Rest extends readonly unknown[], Result> = {
  [Type in FieldType]: (field: FieldOf<Type>, ...rest: Rest) => Result
}

/** The entry for a field, applied to it. */
export function byType<Rest extends readonly unknown[], Result>(
  table: FieldTable<Rest, Result>,
  field: Field,
  ...rest: Rest
): Result {
  // The entry is that of the field's own type, which TypeScript does not follow through an index.
  const entry = table[field.type] as (field: Field, ...rest: Rest) => Result
  return entry(field, ...rest)
}
