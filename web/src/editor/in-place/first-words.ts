import type { Value } from '@foyer/schema/documents/value.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'

const maxLength = 40

/** The first words of a line or a rich text, by which one recognizes it; empty if there are none. */
export function firstWords(text: Value | undefined): string {
  const words = wordsOf(text).replaceAll(/\s+/gu, ' ').trim()
  if (words.length <= maxLength) return words
  const end = words.lastIndexOf(' ', maxLength)
  return `${words.slice(0, end === -1 ? maxLength : end)} …`
}

function wordsOf(text: Value | undefined): string {
  if (typeof text === 'string') return text
  if (!Array.isArray(text)) return ''
  return (text as unknown as RichText)
    .map(({ children }) => children.map((run) => run.text).join(''))
    .join(' ')
}
