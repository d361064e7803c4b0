import { ReactEditor } from 'slate-react'
import { textOf } from '#editor/rich-text/document-value.ts'
import type { Block, RichTextSlate } from '#editor/rich-text/slate-types.ts'

/** The blocks as the browser shows them: the one with the caret has what an input method composes, which Slate gets only in the end. */
export function drawnBlocks(editor: RichTextSlate): Block[] {
  const at = editor.selection?.focus.path[0]
  return (editor.children as Block[]).map((block, index) =>
    index === at ? withText(block, drawnText(editor, block)) : block,
  )
}

/** The words of a block in the page, without the characters that hold its empty places open. */
function drawnText(editor: RichTextSlate, block: Block): string {
  const words = ReactEditor.toDOMNode(editor, block).querySelectorAll(
    '[data-slate-string], [data-slate-zero-width]',
  )
  const drawn = [...words].map(({ textContent }) => textContent.replaceAll('\uFEFF', '')).join('')
  // Slate draws a break at the end twice, because browsers show only the second one.
  return textOf(block).endsWith('\n') ? drawn.replace(/\n$/u, '') : drawn
}

/** A block with another text: what is new has the format of what is before it. */
export function withText(block: Block, text: string): Block {
  const old = textOf(block)
  const from = commonStart(old, text)
  const end = old.length - commonStart(reversed(old.slice(from)), reversed(text.slice(from)))
  const inserted = text.slice(from, text.length - (old.length - end))
  let at = 0
  const children = block.children.map((leaf, index) => {
    const start = at
    at += leaf.text.length
    const isHere = from <= at && (from > start || index === 0)
    const before = leaf.text.slice(0, Math.max(0, from - start))
    const after = leaf.text.slice(Math.max(0, end - start))
    return { ...leaf, text: before + (isHere ? inserted : '') + after }
  })
  return { ...block, children }
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

const reversed = (text: string) => text.split('').toReversed().join('')
