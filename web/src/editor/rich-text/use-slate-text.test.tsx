import { act, renderHook } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { createEditor, Editor, Transforms } from 'slate'
import { withReact } from 'slate-react'
import { expect, test } from 'vitest'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { slateBlocks } from './document-value.ts'
import { useSlateText } from './use-slate-text.ts'
import { withRichText } from './with-rich-text.ts'

const textOf = (words: string): RichText => [{ type: 'paragraph', children: [{ text: words }] }]

/** A text whose owner can undo what was committed. */
function openText(words: string) {
  const values = [textOf(words)]
  const listeners = new Set<() => void>()
  const change = (work: () => void) => {
    work()
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const onChange = (after: RichText) => change(() => values.push(after))
  const onUndo = () => change(() => values.pop())
  const { result } = renderHook(() => {
    const value = useSyncExternalStore(subscribe, () => values.at(-1)!)
    return useSlateText({
      create: () =>
        Object.assign(withRichText(withReact(createEditor())), { children: slateBlocks(value) }),
      value,
      onChange,
      onUndo,
      onRedo: undefined,
      hasStart: false,
      onTyping: undefined,
    })
  })
  const { editor } = result.current
  return {
    type: (typed: string) => Transforms.insertText(editor, typed, { at: Editor.end(editor, []) }),
    undo: () => act(() => result.current.undo?.()),
    shown: () => Editor.string(editor, []),
    owned: () => values.at(-1),
  }
}

test('E-06 a word that is undone while it is typed is not shown any more', () => {
  const { type, undo, shown, owned } = openText('Eins')
  type(' zwei')
  undo()
  expect(owned()).toEqual(textOf('Eins'))
  expect(shown()).toBe('Eins')
})
