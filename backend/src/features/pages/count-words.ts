import type { Fields } from '@foyer/schema/fields/field.ts'
import { shownWords } from '@foyer/schema/fields/words.ts'

/** The number of words that a reader sees in the fields, those of items included. */
export function countWords(fields: Fields, values: Record<string, unknown>): number {
  const text = shownWords(fields, values).join(' ')
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}
