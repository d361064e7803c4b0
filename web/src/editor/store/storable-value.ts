import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { Value } from '@foyer/schema/documents/value.ts'

/**
 * A value as the origin can store it: without U+0000, which PostgreSQL has no place for, and without halves of characters. Nobody types
 * them, but they are in what is pasted. The same value if there are none.
 */
export function storableValue<Stored extends Value | Operation>(value: Stored): Stored {
  const json = JSON.stringify(value)
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return value
  return JSON.parse(json, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  ) as Stored
}
