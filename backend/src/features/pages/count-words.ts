import type { Field } from '@foyer/schema/fields/field.ts'

type Values = Record<string, unknown>

/** How many words kept fields give to read: lines, paragraphs and structured texts, those of items included. */
export function countWords(fields: Record<string, Field>, values: Values): number {
  return Object.entries(fields).reduce(
    (sum, [name, field]) => sum + wordsOf(field, values[name]),
    0,
  )
}

function wordsOf(field: Field, value: unknown): number {
  switch (field.type) {
    case 'line':
    case 'paragraph':
      return countIn(typeof value === 'string' ? value : '')
    case 'rich-text':
      return countIn(
        ((value as { html?: string } | undefined)?.html ?? '').replaceAll(/<[^>]*>/g, ' '),
      )
    case 'items':
      return ((value ?? []) as Values[]).reduce(
        (sum, item) => sum + countWords(field.item!, item),
        0,
      )
    default:
      return 0
  }
}

function countIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}
