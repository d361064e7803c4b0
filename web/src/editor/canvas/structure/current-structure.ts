import { type ContentDocument, sectionKind } from '@foyer/schema/documents/document.ts'
import { isEqual } from '@foyer/schema/documents/value.ts'
import type { DocumentStore } from '#editor/store/document-store.ts'
import { type PageStructure, rememberStructure, structureOf } from './page-structure.ts'

/** The order of the modules as it is now: the same object until it changes. What is typed does not change it. */
export type CurrentStructure = {
  current(): PageStructure
  subscribe(listener: () => void): () => void
  close(): void
}

export function followStructure(
  store: Pick<DocumentStore, 'document' | 'subscribe'>,
): CurrentStructure {
  let { modules, fields } = store.document()
  let structure = structureOf(store.document())
  const listeners = new Set<() => void>()
  const stop = store.subscribe(() => {
    const before = { modules, layout: fields['layout'] }
    ;({ modules, fields } = store.document())
    const hasSameColumns = before.layout === fields['layout']
    if (hasSameColumns && areAtSamePlaces(before.modules, modules)) {
      rememberStructure(store.document(), structure)
      return
    }
    const next = structureOf(store.document())
    if (isEqual(next, structure)) return
    structure = next
    for (const listener of listeners) listener()
  })
  return {
    current: () => structure,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: stop,
  }
}

type Modules = ContentDocument['modules']

/** Whether nothing has changed that the order depends on. Much cheaper than putting all modules in order. */
function areAtSamePlaces(before: Modules, after: Modules): boolean {
  if (before === after) return true
  const ids = Object.keys(before)
  if (ids.length !== Object.keys(after).length) return false
  return ids.every((id) => {
    const [one, other] = [before[id]!, after[id]]
    if (one === other) return true
    return (
      other !== undefined &&
      one.kind === other.kind &&
      one.place === other.place &&
      one.isRemoved === other.isRemoved &&
      (one.kind !== sectionKind || one.fields['layout'] === other.fields['layout'])
    )
  })
}
