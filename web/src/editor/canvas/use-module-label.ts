'use client'
import { useSyncExternalStore } from 'react'
import { useEditing, useModule } from '#editor/editing-context.ts'
import { firstWords } from '#editor/in-place/first-words.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
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
    return `${parent} ${column} ${index} ${listAt(structure.current(), position).length}`
  })
  const position = positionOf(structure.current(), id)
  if (!position) return ''
  const { column, index } = position
  const count = listAt(structure.current(), position).length
  return describePlace({ name: moduleName(kind, page.locale), column, position: index + 1, count })
}

/**
 * What helps to recognize a module, and the keys that it has: "„Der Anfang“. Eingabe: auswählen". Without its words while it is the only
 * selected one, since they change with each key then.
 */
export function useModuleDescription(id: string, { isAlone }: { isAlone: boolean }): string {
  const { describe } = useCanvas()
  const words = useModule(id, (module) => {
    const name = module && !isAlone ? fieldInPlace(module.kind) : undefined
    return name === undefined ? '' : firstWords(module?.fields[name])
  })
  return describe(words)
}
