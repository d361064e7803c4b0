import { expect, test } from 'vitest'
import type { Block } from '#editor/rich-text/slate-types.ts'
import { withText } from './drawn-blocks.ts'

const blockOf = (...children: Block['children']): Block => ({ type: 'paragraph', children })

test.each([
  ['in front', 'XEins zwei', [{ text: 'XEins ' }, { text: 'zwei', bold: true }]],
  ['within a run', 'Eins zweXi', [{ text: 'Eins ' }, { text: 'zweXi', bold: true }]],
  ['between two runs', 'Eins Xzwei', [{ text: 'Eins X' }, { text: 'zwei', bold: true }]],
  ['at the end', 'Eins zweiX', [{ text: 'Eins ' }, { text: 'zweiX', bold: true }]],
  ['in place of both', 'X', [{ text: 'X' }, { text: '', bold: true }]],
  ['in place of parts of both', 'EinXei', [{ text: 'EinX' }, { text: 'ei', bold: true }]],
  ['nothing', 'Eins zwei', [{ text: 'Eins ' }, { text: 'zwei', bold: true }]],
] as const)('E-10 what the browser has written %s keeps the formats', (_, text, children) => {
  const block = blockOf({ text: 'Eins ' }, { text: 'zwei', bold: true })
  expect(withText(block, text)).toEqual(blockOf(...children))
})

test('E-10 into an empty block words are written once', () => {
  const block = blockOf({ text: '' }, { text: '', bold: true })
  expect(withText(block, 'か')).toEqual(blockOf({ text: 'か' }, { text: '', bold: true }))
})
