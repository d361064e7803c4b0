'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { useEditing } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'

/** What a step is called, also where an operation undoes or repeats it: "Text löschen". */
export function useStepName() {
  const { page, store } = useEditing()
  const { locale } = page
  const t = useTranslations('editor')
  const several = useTranslations('editorModules')
  return useCallback(
    (operation: Operation) => {
      const { type, origin = type, module, step } = operation
      if (step !== undefined) return several(`steps.${origin}`)
      if (module === null) return t('step.changePage')
      // What was removed before the page was loaded is in the operation alone.
      const { kind = '' } = (modulesIn(operation) ?? store.document().modules)[module] ?? {}
      return t(`step.${origin}`, { name: moduleName(kind, locale) })
    },
    [t, several, store, locale],
  )
}

function modulesIn(operation: Operation) {
  if (operation.type === 'remove') return operation.before
  return 'modules' in operation ? operation.modules : undefined
}
