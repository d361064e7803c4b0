'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { useEditing } from '#editor/editing-context.ts'
import { useStepNames } from './use-step-names.ts'

/** Undo and redo, which say what they do. */
export function useStepCommands() {
  const { store, announcer } = useEditing()
  const t = useTranslations('editor')
  const { nameOfUndone, nameOfDone } = useStepNames()
  return useMemo(() => {
    const announce = (text: string) => announcer.show({ kind: 'done', text })
    return {
      undo() {
        const operation: Operation | undefined = store.undo()
        if (operation) announce(t('undone', { step: nameOfUndone(operation) }))
      },
      redo() {
        const operation: Operation | undefined = store.redo()
        if (operation) announce(t('redone', { step: nameOfDone(operation) }))
      },
    }
  }, [store, announcer, t, nameOfUndone, nameOfDone])
}
