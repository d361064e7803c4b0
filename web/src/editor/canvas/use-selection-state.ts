'use client'
import { useSyncExternalStore } from 'react'
import { useEditing } from '#editor/editing-context.ts'

/** `current`: selected last, with the tools. `alone`: and no other one is selected. */
type SelectionState = 'none' | 'selected' | 'current' | 'alone'

/** Whether a module is selected, in one value: a selection asks all modules of a page. */
export function useSelectionState(id: string): SelectionState {
  const { selection } = useEditing()
  return useSyncExternalStore(selection.subscribe, () => {
    if (selection.alone() === id) return 'alone'
    if (selection.current() === id) return 'current'
    return selection.all().includes(id) ? 'selected' : 'none'
  })
}
