import { createEditor, Editor, Transforms } from 'slate'
import { withReact } from 'slate-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { slateBlocks } from './document-value.ts'
import { TextCommits } from './text-commits.ts'
import { withRichText } from './with-rich-text.ts'

const paragraph = (text: string): RichText[number] => ({ type: 'paragraph', children: [{ text }] })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A text with the caret at its end, and what it has committed. */
function openText(...texts: string[]) {
  const editor = withRichText(withReact(createEditor()))
  const value = texts.map(paragraph)
  editor.children = slateBlocks(value)
  Transforms.select(editor, Editor.end(editor, []))
  const committed: { after: RichText; before: RichText }[] = []
  const commits = new TextCommits(editor, value, (after, before) =>
    committed.push({ after, before }),
  )
  editor.onChange = () => commits.noteChange()
  // Slate tells of changes in a microtask.
  const type = async (text: string) => {
    for (const letter of text) {
      editor.insertText(letter)
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  return { editor, commits, committed, type }
}

test('E-05: a word is committed at its end, and its letters are not', async () => {
  const { committed, type } = openText('')
  await type('Eins zwei, d')
  expect(committed.map(({ after }) => after)).toEqual([
    [paragraph('Eins ')],
    [paragraph('Eins zwei,')],
    [paragraph('Eins zwei, ')],
  ])
})

test('E-10: letters are noted as they are typed, and no more once their word is committed', async () => {
  const { commits, type } = openText('')
  const noted: string[] = []
  commits.commitTo(
    () => {},
    (after, before) => noted.push(`${words(before)}|${words(after)}`),
  )
  await type('Ja d')
  expect(noted).toEqual(['|J', '|Ja', 'Ja |Ja ', 'Ja |Ja d'])
})

test('E-10: letters that are typed before the word in front of them is committed are noted after it', async () => {
  const { editor, commits } = openText('')
  const steps: string[] = []
  commits.commitTo(
    (after) => steps.push(`commit ${words(after)}`),
    (after) => steps.push(`note ${words(after)}`),
  )
  // The letters are noted after 100 ms, the word is committed 30 ms after its end.
  for (const [letter, ms] of [
    ['J', 80],
    [' ', 5],
    ['d', 300],
  ] as const) {
    editor.insertText(letter)
    await vi.advanceTimersByTimeAsync(ms)
  }
  expect(steps).toEqual(['note J d', 'commit J ', 'note J d'])
})

test('E-10: letters that are deleted again are noted no more, also if the text is left at once', async () => {
  const { editor, commits, type } = openText('Haus')
  const noted: string[] = []
  commits.commitTo(
    () => {},
    (after, before) => noted.push(`${words(before)}|${words(after)}`),
  )
  await type('x')
  editor.deleteBackward('character')
  await vi.advanceTimersByTimeAsync(1)
  commits.stop()
  expect(noted).toEqual(['Haus|Hausx', 'Haus|Haus'])
})

test('E-05: what follows a control character is based on the text that is stored without it', async () => {
  const { commits, committed, type } = openText('')
  await type('Eins\u0001 ')
  commits.takeOver([paragraph('Eins ')])
  await type('zwei ')
  expect(committed).toEqual([
    { before: [paragraph('')], after: [paragraph('Eins ')] },
    { before: [paragraph('Eins ')], after: [paragraph('Eins zwei ')] },
  ])
})

test('E-05: words that are typed faster than they are committed are steps all the same', async () => {
  const { editor, commits, committed } = openText('')
  for (const letter of 'Eins zwei d') {
    editor.insertText(letter)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(committed.map(({ after }) => after)).toEqual([[paragraph('Eins ')]])
  commits.flush()
  expect(committed.map(({ after }) => after)).toEqual([
    [paragraph('Eins ')],
    [paragraph('Eins zwei ')],
    [paragraph('Eins zwei d')],
  ])
})

test('E-05: a word that is finished is merged with what others change before it is committed', async () => {
  const { editor, commits, committed } = openText('Eins', 'zwei')
  editor.insertText('! ')
  await vi.advanceTimersByTimeAsync(1)
  const outside = [paragraph('Eins, neu'), paragraph('zwei')]
  commits.takeOver(outside)
  await vi.advanceTimersByTimeAsync(1000)
  const after = [paragraph('Eins, neu'), paragraph('zwei! ')]
  expect(committed).toEqual([{ after, before: outside }])
})

test('E-05: a pause commits an unfinished word, once', async () => {
  const { committed, type } = openText('')
  await type('Wo')
  expect(committed).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  expect(committed.map(({ after }) => after)).toEqual([[paragraph('Wo')]])
  await vi.advanceTimersByTimeAsync(5000)
  expect(committed).toHaveLength(1)
})

test('E-05: structure and marks are committed at once', async () => {
  const { editor, committed, type } = openText('')
  await type('a')
  editor.insertBreak()
  await vi.advanceTimersByTimeAsync(0)
  expect(committed.at(-1)!.after).toEqual([paragraph('a'), paragraph('')])
  Transforms.setNodes(editor, { align: 'right' })
  await vi.advanceTimersByTimeAsync(0)
  expect(committed).toHaveLength(2)
})

test('E-05: a restored value is not committed, so that it can still be repeated', async () => {
  const { commits, committed, editor, type } = openText('Eins')
  await type(' ')
  commits.takeOver([paragraph('Eins ')])
  commits.takeOver([paragraph('Eins')])
  await vi.advanceTimersByTimeAsync(1000)
  expect(committed).toHaveLength(1)
  expect(Editor.string(editor, [])).toBe('Eins')
})

test('E-05 E-06: a word that is undone right after it was typed is not shown any more', async () => {
  const { commits, editor, type } = openText('')
  await type('eins zwei ')
  commits.flushBeforeStep()
  commits.takeOver([paragraph('eins ')])
  expect(Editor.string(editor, [])).toBe('eins ')
})

test('E-05: what comes back late from the owner does not undo what was typed since', async () => {
  const { commits, editor, type } = openText('')
  await type('eins zwei dr')
  commits.takeOver([paragraph('eins ')])
  commits.takeOver([paragraph('eins zwei ')])
  expect(Editor.string(editor, [])).toBe('eins zwei dr')
})

test('E-05: what is typed meanwhile is merged with what others change in other paragraphs', async () => {
  const { commits, committed, type } = openText('Eins', 'zwei')
  await type('drei')
  const outside = [paragraph('Eins, neu'), paragraph('zwei')]
  commits.takeOver(outside)
  const after = [paragraph('Eins, neu'), paragraph('zweidrei')]
  expect(committed).toEqual([{ after, before: outside }])
})

test('E-05: where two change the same words, the own ones are handed over with what they were based on', async () => {
  const { commits, committed, editor, type } = openText('Krug')
  await type('es')
  commits.takeOver([paragraph('Topf')])
  expect(committed).toEqual([{ after: [paragraph('Kruges')], before: [paragraph('Krug')] }])
  expect(Editor.string(editor, [])).toBe('Topf')
})

const words = (text: RichText) =>
  text.flatMap(({ children }) => children.map(({ text: run }) => run)).join('')
