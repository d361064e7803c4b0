'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { outermost } from '#editor/commands.ts'
import { useEditing } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'
import { listAt, positionOf, structureOf } from '#editor/canvas/structure/page-structure.ts'

/** Says where modules are now: the first of them. */
export function useMoveWords() {
  const { store, page } = useEditing()
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  return useCallback(
    (ids: readonly string[]): string => {
      const document = store.document()
      const structure = structureOf(document)
      const [first = '', ...others] = outermost(document, ids)
      const position = positionOf(structure, first)
      if (!position) return ''
      const name =
        others.length > 0
          ? ofModules('several', { count: others.length + 1 })
          : moduleName(document.modules[first]?.kind ?? '', page.locale)
      const count = listAt(structure, position).length
      const said = { name, position: position.index + 1, count }
      return position.column === null
        ? t('moved', said)
        : t('movedInColumn', { ...said, column: position.column + 1 })
    },
    [store, page, t, ofModules],
  )
}
