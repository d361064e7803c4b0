import { Editor, Node, Range } from 'slate'
import { textOf } from './document-value.ts'
import type { Block, RichTextSlate } from './slate-types.ts'
import { withRichText } from './with-rich-text.ts'

/** Makes a Slate editor keep to one line of words without formatting. */
export function withLine(bare: RichTextSlate, maxLength: number): RichTextSlate {
  const editor = withRichText(bare)
  const { insertText } = editor
  editor.maxLength = maxLength

  editor.insertText = (text, options) => {
    const words = oneLine(text).slice(0, roomIn(editor))
    if (words !== '' || text === '') insertText(words, options)
  }
  editor.insertBreak = () => {}
  editor.insertSoftBreak = () => {}
  editor.addMark = () => {}
  editor.insertData = (clipboard) => editor.insertText(clipboard.getData('text/plain').trim())
  editor.setFragmentData = (clipboard) => {
    const words = (editor.getFragment() as Block[]).map(textOf).join(' ')
    clipboard.setData('text/plain', words)
  }
  return editor
}

/** How many characters a text still takes in place of what is selected. */
export function roomIn(editor: RichTextSlate): number {
  const { maxLength, selection } = editor
  if (maxLength === undefined) return Infinity
  const isExpanded = selection && Range.isExpanded(selection)
  const selected = isExpanded ? Editor.string(editor, selection).length : 0
  return Math.max(0, maxLength - Node.string(editor).length + selected)
}

const oneLine = (text: string) => text.replaceAll(/[\t\n\v\f\r\u2028\u2029]+/gu, ' ')
