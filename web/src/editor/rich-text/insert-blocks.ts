import { Editor, Node, Range, Transforms } from 'slate'
import { textOf } from './document-value.ts'
import type { Block, Leaf, RichTextSlate } from './slate-types.ts'

/**
 * Inserts blocks at the selection, which they replace. A single plain paragraph joins the words around it; others stay blocks of
 * their own, so that no words are fused. The caret is behind them then.
 */
export function insertBlocks(editor: RichTextSlate, blocks: readonly Block[]): void {
  const [first] = blocks
  if (!first) return
  Editor.withoutNormalizing(editor, () => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
    if (Range.isExpanded(editor.selection!)) editor.deleteFragment()
    if (blocks.length === 1 && first.type === 'paragraph' && !first.align) {
      insertLeaves(editor, first.children)
    } else insertBetween(editor, blocks)
  })
}

function insertLeaves(editor: RichTextSlate, leaves: readonly Leaf[]): void {
  Transforms.insertNodes(
    editor,
    leaves.map((leaf) => ({ ...leaf })),
    { select: true },
  )
}

/** Splits the block at the caret and inserts between its halves. A half without words is left out. */
function insertBetween(editor: RichTextSlate, blocks: readonly Block[]): void {
  Transforms.splitNodes(editor, { always: true })
  const after = editor.selection!.anchor.path[0]!
  const isEmpty = (index: number) => textOf(Node.get(editor, [index]) as Block) === ''
  if (isEmpty(after)) Transforms.removeNodes(editor, { at: [after] })
  const hasEmptyStart = isEmpty(after - 1)
  if (hasEmptyStart) Transforms.removeNodes(editor, { at: [after - 1] })
  const at = hasEmptyStart ? after - 1 : after
  const copies = blocks.map((block) => ({
    ...block,
    children: block.children.map((leaf) => ({ ...leaf })),
  }))
  Transforms.insertNodes(editor, copies, { at: [at] })
  Transforms.select(editor, Editor.end(editor, [at + copies.length - 1]))
}
