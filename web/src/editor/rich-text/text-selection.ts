import { Node, type Range } from 'slate'
import type { Block } from './slate-types.ts'

/** A position in a rich text: the index of a block and the offset in its words. */
export type TextPosition = { block: number; offset: number }
export type TextSelection = { anchor: TextPosition; focus: TextPosition }

/** A caret at a position, or behind all words. */
export function selectionAt(start: TextPosition | 'end'): TextSelection {
  const position = start === 'end' ? { block: Infinity, offset: Infinity } : start
  return { anchor: position, focus: position }
}

/** The selection as Slate has it. Positions behind the end are at the end. */
export function slateSelection(blocks: readonly Block[], { anchor, focus }: TextSelection): Range {
  return { anchor: pointOf(blocks, anchor), focus: pointOf(blocks, focus) }
}

function pointOf(blocks: readonly Block[], { block, offset }: TextPosition) {
  const index = Math.min(block, blocks.length - 1)
  let rest = offset
  const leaves = blocks[index]!.children
  for (const [position, leaf] of leaves.entries()) {
    const { length } = Node.string(leaf)
    if (rest <= length || position === leaves.length - 1) {
      return { path: [index, position], offset: Math.min(rest, length) }
    }
    rest -= length
  }
  return { path: [index, 0], offset: 0 }
}
