import { Editor, Range, Transforms } from 'slate'
import type { Block, RichTextSlate } from './slate-types.ts'

export type Mark = 'bold' | 'italic'
export type ListType = Exclude<Block['type'], 'paragraph'>
export type Align = NonNullable<Block['align']>

export function hasMark(editor: RichTextSlate, mark: Mark): boolean {
  return Editor.marks(editor)?.[mark] === true
}

export function toggleMark(editor: RichTextSlate, mark: Mark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

/** Whether all selected blocks are items of such a list. */
export function isList(editor: RichTextSlate, type: ListType): boolean {
  const blocks = selectedBlocks(editor)
  return blocks.length > 0 && blocks.every((block) => block.type === type)
}

export function toggleList(editor: RichTextSlate, type: ListType): void {
  Transforms.setNodes(editor, { type: isList(editor, type) ? 'paragraph' : type })
}

/** The alignment of all selected blocks; undefined if they differ. */
export function alignment(editor: RichTextSlate): Align | undefined {
  const [first, ...others] = new Set(selectedBlocks(editor).map(({ align = 'left' }) => align))
  return others.length === 0 ? first : undefined
}

export function setAlignment(editor: RichTextSlate, align: Align): void {
  if (align === 'left') Transforms.unsetNodes(editor, 'align', { mode: 'highest' })
  else Transforms.setNodes(editor, { align }, { mode: 'highest' })
}

/** The link at the selection; undefined if there is none. */
export function linkAtSelection(editor: RichTextSlate): string | undefined {
  return Editor.marks(editor)?.link
}

/**
 * Gives the selected words a link, the whole link at the caret another target, or inserts its name where nothing is selected.
 * Undefined removes the link.
 */
export function setLink(editor: RichTextSlate, link: string | undefined, name: string): void {
  const { selection } = editor
  if (!selection) return
  if (Range.isExpanded(selection)) {
    markLink(editor, link)
    return
  }
  const current = rangeOfLink(editor)
  if (current) {
    Transforms.select(editor, current)
    markLink(editor, link)
    Transforms.select(editor, Range.end(current))
  } else if (link !== undefined && name !== '') {
    Transforms.insertNodes(editor, { text: name, link }, { select: true })
    Editor.removeMark(editor, 'link')
  }
}

/** What is typed at the very end of a link is no part of it, unless the link goes on in the next words. */
export function leaveLinkAtEnd(editor: RichTextSlate): void {
  if (isAtLinkEnd(editor)) Editor.removeMark(editor, 'link')
}

/** Whether what is typed has to leave a link first. */
export function isAtLinkEnd(editor: RichTextSlate): boolean {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return false
  const { path, offset } = selection.anchor
  const [index, leaf] = path as [number, number]
  const { children } = editor.children[index] as Block
  const { link, text } = children[leaf]!
  return link !== undefined && offset === text.length && children[leaf + 1]?.link !== link
}

function markLink(editor: RichTextSlate, link: string | undefined): void {
  if (link === undefined) Editor.removeMark(editor, 'link')
  else Editor.addMark(editor, 'link', link)
}

/** The runs around the caret that have the same link as it. */
function rangeOfLink(editor: RichTextSlate): Range | undefined {
  const link = linkAtSelection(editor)
  const at = editor.selection?.anchor.path
  if (link === undefined || !at) return undefined
  const [index, leaf] = at as [number, number]
  const { children } = editor.children[index] as Block
  let [first, last] = [leaf, leaf]
  while (children[first - 1]?.link === link) first--
  while (children[last + 1]?.link === link) last++
  return { anchor: Editor.start(editor, [index, first]), focus: Editor.end(editor, [index, last]) }
}

function selectedBlocks(editor: RichTextSlate): Block[] {
  if (!editor.selection) return []
  const [start, end] = Range.edges(editor.selection)
  return (editor.children as Block[]).slice(start.path[0], end.path[0]! + 1)
}
