import { createEditor } from 'slate'
import { withReact } from 'slate-react'
import { expect, test } from 'vitest'
import { richTextValue, slateBlocks } from './document-value.ts'
import { leaveLinkAtEnd } from './formatting.ts'
import type { Block, Leaf } from './slate-types.ts'
import { withRichText } from './with-rich-text.ts'

const link = 'page:12'

/** The runs of a paragraph after "x" was typed in it. */
function typedAt(leaves: Leaf[], leaf: number, offset: number) {
  const editor = withRichText(withReact(createEditor()))
  editor.children = slateBlocks([{ type: 'paragraph', children: leaves }])
  const caret = { path: [0, leaf], offset }
  editor.selection = { anchor: caret, focus: caret }
  leaveLinkAtEnd(editor)
  editor.insertText('x')
  return richTextValue(editor.children as Block[])[0]!.children
}

test('what is typed behind a link is no part of it, and stays bold', () => {
  expect(typedAt([{ text: 'Der ' }, { text: 'Krug', link, bold: true }], 1, 4)).toEqual([
    { text: 'Der ' },
    { text: 'Krug', link, bold: true },
    { text: 'x', bold: true },
  ])
  expect(typedAt([{ text: 'Krug', link }, { text: ' am Abend' }], 0, 4)).toEqual([
    { text: 'Krug', link },
    { text: 'x am Abend' },
  ])
})

test('what is typed in a link is part of it, also between runs of different formats', () => {
  expect(typedAt([{ text: 'Krug', link }], 0, 2)).toEqual([{ text: 'Krxug', link }])
  const twoRuns = [
    { text: 'Der ', link },
    { text: 'Krug', link, bold: true },
  ]
  expect(typedAt(twoRuns, 0, 4)).toEqual([{ text: 'Der x', link }, twoRuns[1]])
})
