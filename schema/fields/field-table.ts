import type { Field, FieldOf, FieldType } from './field.ts'

/** One function for each type of field, for a concern such as validation or the form. A new type breaks the build until all tables have it. */
export type FieldTable<Rest extends readonly unknown[], Result> = {
  [Type in FieldType]: (field: FieldOf<Type>, ...rest: Rest) => Result
}

/** Calls the function for the type of a field. */
export function byType<Rest extends readonly unknown[], Result>(
  table: FieldTable<Rest, Result>,
  field: Field,
  ...rest: Rest
): Result {
  // The function is that of the field's own type, which TypeScript cannot infer through an index.
  const entry = table[field.type] as (field: Field, ...rest: Rest) => Result
  return entry(field, ...rest)
}
