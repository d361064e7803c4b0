import type { DocumentModule } from '@foyer/schema/documents/document.ts'
import type { DocumentStore } from './document-store.ts'

/** Tells of changes of single modules, so that a key stroke in one does not ask a thousand others whether they have changed. */
export type ModuleChanges = {
  find(id: string): DocumentModule | undefined
  /** Calls back whenever this module changes. */
  subscribe(id: string, listener: () => void): () => void
  close(): void
}

export function followModules(store: Pick<DocumentStore, 'document' | 'subscribe'>): ModuleChanges {
  const listeners = new Map<string, Set<() => void>>()
  let { modules } = store.document()
  const stop = store.subscribe(() => {
    const before = modules
    modules = store.document().modules
    if (modules === before) return
    const changed = [...listeners.keys()].filter((id) => modules[id] !== before[id])
    for (const id of changed) for (const listener of listeners.get(id) ?? []) listener()
  })
  return {
    find: (id) => store.document().modules[id],
    subscribe(id, listener) {
      const ofModule = listeners.get(id) ?? new Set()
      listeners.set(id, ofModule.add(listener))
      return () => {
        ofModule.delete(listener)
        if (ofModule.size === 0 && listeners.get(id) === ofModule) listeners.delete(id)
      }
    },
    close: stop,
  }
}
