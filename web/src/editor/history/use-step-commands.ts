'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { followStep } from './follow-step.ts'
import { useStepName } from './use-step-name.ts'

/** Undo and redo, which say what they do and show where. */
export function useStepCommands() {
  const { store, announcer } = useEditing()
  const t = useTranslations('editor')
  const nameOf = useStepName()
  return useMemo(() => {
    const perform = (by: 'undo' | 'redo', said: 'undone' | 'redone') => {
      const operation = followStep(store, () => store[by]())
      if (operation) announcer.show({ kind: 'done', text: t(said, { step: nameOf(operation) }) })
    }
    return { undo: () => perform('undo', 'undone'), redo: () => perform('redo', 'redone') }
  }, [store, announcer, t, nameOf])
}
