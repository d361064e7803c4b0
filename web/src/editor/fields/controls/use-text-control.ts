'use client'
import { useLayoutEffect, useRef, type ChangeEvent } from 'react'
import type { FieldPort } from '#editor/fields/field-port.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import { keepCaret } from './keep-caret.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Properties of a text input whose value is at a path. Its caret stays where it is when the value changes from outside. */
export function useTextControl<Element extends TextElement>(
  port: FieldPort,
  path: readonly string[],
) {
  const stored = useFieldValue(port, path)
  const value = typeof stored === 'string' ? stored : ''
  const ref = useRef<Element>(null)
  const shown = useRef({ value, caret: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    const before = shown.current
    if (!element || before.value === value) return
    if (document.activeElement === element) {
      const caret = keepCaret(before.value, value, before.caret)
      element.setSelectionRange(caret, caret)
      before.caret = caret
    }
    before.value = value
  }, [value])
  const remember = ({ value: typed, selectionEnd }: Element) => {
    shown.current = { value: typed, caret: selectionEnd ?? typed.length }
  }
  return {
    ref,
    value,
    onSelect: ({ currentTarget }: { currentTarget: Element }) => {
      shown.current.caret = currentTarget.selectionEnd ?? 0
    },
    onChange: ({ currentTarget }: ChangeEvent<Element>) => {
      remember(currentTarget)
      port.change(path, currentTarget.value)
    },
  }
}
