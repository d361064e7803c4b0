import { diffArrays } from 'diff'
import { Editor, Transforms, type Point, type Range } from 'slate'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { isEqual } from '@foyer/schema/documents/value.ts'
import { richTextValue, slateBlocks, textOf } from './document-value.ts'
import type { Block, RichTextSlate } from './slate-types.ts'

/**
 * Turns the text of an editor into another one by the fewest operations, so that Slate moves the caret along: an undone change, or
 * one by somebody else. Setting the children would leave the caret at a place that holds other words now.
 */
export function restoreValue(editor: RichTextSlate, value: RichText): void {
  Editor.withoutNormalizing(editor, () => {
    const after = slateBlocks(value)
    let index = 0
    for (const { before, blocks } of pairs(editor.children as Block[], after)) {
      if (before.length === 1 && blocks.length === 1) {
        changeBlock(editor, index, blocks[0]!)
        index++
        continue
      }
      Transforms.insertNodes(editor, blocks, { at: [index] })
      index += blocks.length
      for (const _ of before) Transforms.removeNodes(editor, { at: [index] })
    }
  })
}

type Pair = { before: Block[]; blocks: Block[] }

/** Aligns old and new blocks: those that are alike belong together, whatever was inserted before them. */
function pairs(before: Block[], after: Block[]): Pair[] {
  const aligned: Pair[] = []
  let replaced: Pair | undefined
  let [nextBefore, nextAfter] = [0, 0]
  const takeBefore = (count: number) => before.slice(nextBefore, (nextBefore += count))
  const takeAfter = (count: number) => after.slice(nextAfter, (nextAfter += count))
  for (const { added, removed, count } of diffArrays(before, after, { comparator: isAlike })) {
    if (!added && !removed) {
      for (let same = 0; same < count; same++) {
        aligned.push({ before: takeBefore(1), blocks: takeAfter(1) })
      }
      replaced = undefined
      continue
    }
    if (!replaced) {
      replaced = { before: [], blocks: [] }
      aligned.push(replaced)
    }
    if (added) replaced.blocks = takeAfter(count)
    else replaced.before = takeBefore(count)
  }
  return aligned
}

/** Whether one block is the other with some words changed: at least half of it are a common start and end. */
function isAlike(one: Block, other: Block): boolean {
  const [first, second] = [textOf(one), textOf(other)]
  const { start, end } = commonEnds(first, second)
  return start + end >= Math.max(first.length, second.length) / 2
}

function commonEnds(one: string, other: string): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return { start, end }
}

function changeBlock(editor: RichTextSlate, index: number, after: Block): void {
  const before = editor.children[index] as Block
  if (before.type !== after.type) Transforms.setNodes(editor, { type: after.type }, { at: [index] })
  if (before.align !== after.align) {
    if (after.align) Transforms.setNodes(editor, { align: after.align }, { at: [index] })
    else Transforms.unsetNodes(editor, 'align', { at: [index] })
  }
  const [old] = richTextOf(before)
  if (isEqual(old!.children, after.children)) return
  if (haveSameMarks(old!, after)) changeTexts(editor, index, after)
  else replaceLeaves(editor, index, after)
}

/** With an alignment of its own, so that an empty block stays one. */
const richTextOf = (block: Block) => richTextValue([{ ...block, align: 'center' }])

function haveSameMarks(one: Block, other: Block): boolean {
  const marks = ({ children }: Block) => children.map((leaf) => ({ ...leaf, text: '' }))
  return isEqual(marks(one), marks(other))
}

function changeTexts(editor: RichTextSlate, index: number, after: Block): void {
  for (const [position, { text }] of after.children.entries()) {
    const path = [index, position]
    const old = (editor.children[index] as Block).children[position]!.text
    const { start, end } = commonEnds(old, text)
    const removed = old.slice(start, old.length - end)
    const added = text.slice(start, text.length - end)
    if (removed) editor.apply({ type: 'remove_text', path, offset: start, text: removed })
    if (added) editor.apply({ type: 'insert_text', path, offset: start, text: added })
  }
}

/** Replaces the runs of a block, and puts the ends of the selection back to where they were in its words. */
function replaceLeaves(editor: RichTextSlate, index: number, after: Block): void {
  const before = editor.children[index] as Block
  const { selection } = editor
  const ends = selection && {
    anchor: offsetIn(before, selection.anchor, index),
    focus: offsetIn(before, selection.focus, index),
  }
  const change = { before: textOf(before), after: textOf(after) }
  Transforms.insertNodes(editor, after.children, { at: [index, before.children.length] })
  for (const _ of before.children) Transforms.removeNodes(editor, { at: [index, 0] })
  if (!selection || !ends) return
  const moved: Range = {
    anchor: pointAt(after, index, ends.anchor, change) ?? editor.selection!.anchor,
    focus: pointAt(after, index, ends.focus, change) ?? editor.selection!.focus,
  }
  Transforms.select(editor, moved)
}

function offsetIn({ children }: Block, { path, offset }: Point, index: number): number | undefined {
  if (path[0] !== index) return undefined
  const before = children.slice(0, path[1])
  return before.reduce((sum, { text }) => sum + text.length, offset)
}

function pointAt(
  { children }: Block,
  index: number,
  offset: number | undefined,
  texts: { before: string; after: string },
): Point | undefined {
  if (offset === undefined) return undefined
  const { start, end } = commonEnds(texts.before, texts.after)
  const isBehind = offset > start && offset >= texts.before.length - end
  let rest = isBehind ? offset + texts.after.length - texts.before.length : offset
  rest = Math.max(0, Math.min(rest, texts.after.length))
  for (const [position, { text }] of children.entries()) {
    if (rest <= text.length) return { path: [index, position], offset: rest }
    rest -= text.length
  }
  return undefined
}
