'use client'
import { useTranslations } from 'next-intl'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'
import { listAt, positionOf } from './page-structure.ts'
import { useStructure } from './use-structure.ts'

/** What a module is called: "Text, 2 von 7 in Spalte 1". */
export function useModuleLabel(id: string): string {
  const t = useTranslations('editor.module')
  const { page } = useEditing()
  const structure = useStructure()
  const kind = useStore((store) => store.document().modules[id]?.kind ?? '')
  const position = positionOf(structure, id)
  if (!position) return ''
  const { column, index } = position
  const said = {
    name: moduleName(kind, page.locale),
    position: index + 1,
    count: listAt(structure, position).length,
  }
  return column === null ? t('name', said) : t('nameInColumn', { ...said, column: column + 1 })
}
