import {
  Editor,
  Element,
  Node,
  Point,
  Range,
  Text,
  Transforms,
  type Descendant,
  type Path,
} from 'slate'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import { emptyBlock, textOf } from './document-value.ts'
import { leaveLinkAtEnd } from './formatting.ts'
import { insertBlocks } from './insert-blocks.ts'
import { htmlBlocks } from './paste/html-blocks.ts'
import { plainBlocks } from './paste/plain-blocks.ts'
import type { Block, RichTextSlate } from './slate-types.ts'

/** Makes a Slate editor keep to what a rich text can have: blocks of text on one level, with their marks. */
export function withRichText(editor: RichTextSlate): RichTextSlate {
  const { deleteFragment, deleteBackward, insertBreak, insertText, normalizeNode } = editor

  editor.normalizeNode = (entry, options) => {
    if (!mendStructure(editor, entry[1])) normalizeNode(entry, options)
  }

  editor.deleteFragment = (options) => {
    const isEverything = coversEverything(editor)
    deleteFragment(options)
    if (isEverything) resetToEmpty(editor)
  }

  editor.insertText = (text, options) => {
    if (coversEverything(editor)) editor.deleteFragment()
    insertText(text, options)
  }

  // At the start of an item or an aligned paragraph, Backspace takes that away before it joins the block to the one above.
  editor.deleteBackward = (unit) => {
    if (!resetBlockAtStart(editor)) deleteBackward(unit)
  }

  editor.insertBreak = () => {
    const block = blockAtCaret(editor)
    if (block && block.type !== 'paragraph' && textOf(block) === '') {
      Transforms.setNodes(editor, { type: 'paragraph' })
    } else {
      insertBreak()
      leaveLinkAtEnd(editor)
    }
  }

  editor.insertSoftBreak = () => {
    leaveLinkAtEnd(editor)
    editor.insertText('\n')
  }

  editor.insertData = (clipboard) => {
    const html = clipboard.getData('text/html')
    const ofHtml = html ? htmlBlocks(html) : []
    if (ofHtml.length > 0) return insertBlocks(editor, ofHtml)
    const plain = plainBlocks(clipboard.getData('text/plain'))
    if (plain.length > 1 || !editor.selection) insertBlocks(editor, plain)
    else if (plain[0]) insertMarked(editor, textOf(plain[0]))
  }

  // For other programs, and for this editor: nothing of Slate's own elements.
  editor.setFragmentData = (clipboard) => {
    const blocks = editor.getFragment() as Block[]
    clipboard.setData('text/html', richTextHtml(blocks))
    clipboard.setData('text/plain', blocks.map(textOf).join('\n'))
  }

  return editor
}

/** Words without a format get that of the words in whose place they come: those of spell-checking come like this as well. */
function insertMarked(editor: RichTextSlate, text: string): void {
  leaveLinkAtEnd(editor)
  const marks = Editor.marks(editor)
  const { selection } = editor
  if (selection && Range.isExpanded(selection) && !coversEverything(editor)) {
    editor.deleteFragment()
    editor.marks = marks
  }
  editor.insertText(text)
}

/** Mends what a rich text cannot have, one thing at a time. Whether there was something. */
function mendStructure(editor: RichTextSlate, path: Path): boolean {
  if (path.length === 0 && editor.children.length === 0) {
    Transforms.insertNodes(editor, emptyBlock(), { at: [0] })
    return true
  }
  for (const [index, child] of childrenAt(editor, path).entries()) {
    if (path.length === 0 && Text.isText(child)) {
      Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: [index] })
      return true
    }
    if (path.length > 0 && Element.isElement(child)) {
      Transforms.unwrapNodes(editor, { at: [...path, index] })
      return true
    }
  }
  return false
}

function childrenAt(editor: RichTextSlate, path: Path): Descendant[] {
  const node = Node.get(editor, path)
  return Text.isText(node) ? [] : node.children
}

function coversEverything(editor: RichTextSlate): boolean {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return false
  const [start, end] = Range.edges(selection)
  return Point.equals(start, Editor.start(editor, [])) && Point.equals(end, Editor.end(editor, []))
}

/** Without words there is no formatting that somebody could want to keep. */
function resetToEmpty(editor: RichTextSlate): void {
  Editor.withoutNormalizing(editor, () => {
    for (let index = editor.children.length - 1; index >= 0; index--) {
      Transforms.removeNodes(editor, { at: [index] })
    }
    Transforms.insertNodes(editor, emptyBlock(), { at: [0] })
    Transforms.select(editor, { path: [0, 0], offset: 0 })
  })
  editor.marks = null
}

function resetBlockAtStart(editor: RichTextSlate): boolean {
  const { selection } = editor
  const block = blockAtCaret(editor)
  if (!selection || !block) return false
  if (!Editor.isStart(editor, selection.anchor, selection.anchor.path.slice(0, 1))) return false
  if (block.type !== 'paragraph') {
    Transforms.setNodes(editor, { type: 'paragraph' })
    return true
  }
  if (!block.align || block.align === 'left') return false
  Transforms.unsetNodes(editor, 'align')
  return true
}

/** The block of a collapsed selection. */
function blockAtCaret(editor: RichTextSlate): Block | undefined {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  return editor.children[selection.anchor.path[0]!] as Block | undefined
}
