'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { UndoEntry } from '@foyer/schema/documents/undo/undo-history.ts'
import { useEditing } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'

/** What a step is called, also where an operation undoes or repeats it: "Text löschen". */
export function useStepName() {
  const { page, store } = useEditing()
  const { locale } = page
  const t = useTranslations('editor')
  const several = useTranslations('editorModules')
  return useCallback(
    (entry: UndoEntry) => {
      if (entry.type === 'change-settings') return t('step.changeSettings')
      const { type, origin = type, module, step } = entry
      if (step !== undefined) return several(`steps.${origin}`)
      if (module === null) return t('step.changePage')
      const kind = store.document().modules[module]?.kind ?? ''
      return t(`step.${origin}`, { name: moduleName(kind, locale) })
    },
    [t, several, store, locale],
  )
}
