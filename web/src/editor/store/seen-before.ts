import { type Value, type Values, valueAt } from '@foyer/schema/documents/value.ts'

/** What an editor saw before a change: what is there now unless they say otherwise. An empty control shows that there is no value. */
export function seenBefore(
  fields: Values,
  { path, before }: { path: readonly string[]; before: Value | undefined },
): Value | undefined {
  const current = valueAt(fields, path)
  return before === undefined || (current === undefined && isNothing(before)) ? current : before
}

const isNothing = (value: Value) => value === '' || (Array.isArray(value) && value.length === 0)
