import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { controlCharacter } from '@foyer/schema/documents/control-character.ts'

/** Line and page breaks of other programs: without them words would fuse. */
// oxlint-disable-next-line no-control-regex -- they are what is replaced
const breaks = /[\u000b\u000c]/g
const others = new RegExp(controlCharacter, 'g')

/**
 * A value as the origin can store it: without control characters, which it refuses, and without halves of characters. Nobody types them, but
 * they are in what is pasted. The same value if there are none.
 */
export function storableValue<Stored extends Value | RichText | Operation>(value: Stored): Stored {
  const json = JSON.stringify(value)
  if (!/\\[bf]|\\u(?:00[01]|d[89a-f])|\u007f/i.test(json)) return value
  return JSON.parse(json, (_key, part: unknown) =>
    typeof part === 'string'
      ? part.toWellFormed().replaceAll(breaks, ' ').replaceAll(others, '')
      : part,
  ) as Stored
}
