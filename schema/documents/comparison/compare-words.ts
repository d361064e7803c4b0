import { diffWordsWithSpace } from 'diff'
import { isRichText } from '@foyer/schema/documents/merge-rich-text.ts'
import { isRecord, type Value } from '@foyer/schema/documents/value.ts'

export type WordChange = { text: string; change: 'added' | 'removed' | 'none' }

/** Two texts, plain or rich, compared by words; empty if neither is one. */
export function compareWords(before: Value | undefined, after: Value | undefined): WordChange[] {
  const [was, is] = [textOf(before), textOf(after)]
  if (was === undefined && is === undefined) return []
  return diffWordsWithSpace(was ?? '', is ?? '').map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'none',
  }))
}

/** The words of a text, a line for each block of a rich one. */
export function textOf(value: Value | undefined): string | undefined {
  if (typeof value === 'string') return value
  if (!isRichText(value)) return undefined
  return value.map((block) => leavesOf(block).join('')).join('\n')
}

function leavesOf(block: Value): string[] {
  const children = isRecord(block) && Array.isArray(block.children) ? block.children : []
  return children.map((leaf: Value) =>
    isRecord(leaf) && typeof leaf.text === 'string' ? leaf.text : '',
  )
}
