'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { inverse } from '@foyer/schema/documents/inverse.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { useEditing } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'

/** What a step is called: "Text löschen". */
export function useStepNames() {
  const { page, store } = useEditing()
  const { locale } = page
  const t = useTranslations('editor')
  const several = useTranslations('editorModules')

  const nameOfDone = useCallback(
    (operation: Operation) => {
      const { type, module, step } = operation
      if (step !== undefined) return several(`steps.${type}`)
      if (module === null) return t('step.changePage')
      const kind = store.document().modules[module]?.kind ?? ''
      return t(`step.${type}`, { name: moduleName(kind, locale) })
    },
    [t, several, store, locale],
  )
  /** An undone operation is stored as its inverse. */
  const nameOfUndone = useCallback(
    (operation: Operation) => {
      const { id, step } = operation
      return nameOfDone({ ...inverse(operation, id), ...(step !== undefined && { step }) })
    },
    [nameOfDone],
  )
  return { nameOfDone, nameOfUndone }
}
