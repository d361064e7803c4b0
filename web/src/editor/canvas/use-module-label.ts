'use client'
import { useSyncExternalStore } from 'react'
import { useEditing, useModule } from '#editor/editing-context.ts'
import { moduleName } from '#editor/module-name.ts'
import { useCanvas } from './canvas-context.ts'
import { listAt, positionOf } from '#editor/canvas/structure/page-structure.ts'

/** What a module is called: "Text, 2 von 7 in Spalte 1". */
export function useModuleLabel(id: string): string {
  const { structure, page } = useEditing()
  const { describePlace } = useCanvas()
  const kind = useModule(id, (module) => module?.kind ?? '')
  // A text, so that of a thousand modules only those are drawn anew that are elsewhere now.
  useSyncExternalStore(structure.subscribe, () => {
    const position = positionOf(structure.current(), id)
    if (!position) return ''
    const { parent, column, index } = position
    return [parent, column, index, listAt(structure.current(), position).length].join(' ')
  })
  const position = positionOf(structure.current(), id)
  if (!position) return ''
  const { column, index } = position
  const count = listAt(structure.current(), position).length
  return describePlace({ name: moduleName(kind, page.locale), column, position: index + 1, count })
}
