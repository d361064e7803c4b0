'use client'
import { useTranslations } from 'next-intl'
import { useEditing } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'
import { listAt, type Position, positionOf, structureOf } from './page-structure.ts'

/** Says where a module is now, or would be at a position. */
export function useMoveWords() {
  const { store, page } = useEditing()
  const t = useTranslations('editor')
  return (id: string, planned?: Position): string => {
    const document = store.document()
    const structure = structureOf(document)
    const current = positionOf(structure, id)
    const position = planned ?? current
    if (!position) return ''
    const list = listAt(structure, position)
    const count = list.includes(id) ? list.length : list.length + 1
    const name = moduleName(document.modules[id]?.kind ?? '', page.locale)
    const said = { name, position: position.index + 1, count }
    return position.column === null
      ? t('moved', said)
      : t('movedInColumn', { ...said, column: position.column + 1 })
  }
}
