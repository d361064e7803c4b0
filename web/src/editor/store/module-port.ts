import { anchorsOf } from '@foyer/schema/documents/publish-check/anchors.ts'
import { valueAt } from '@foyer/schema/documents/value.ts'
import type { FieldPort } from '#editor/fields/field-port.ts'
import type { DocumentStore } from './document-store.ts'

/** What a form reads and changes of a module, or of the document itself if `module` is null. */
export function modulePort(store: DocumentStore, module: string | null): FieldPort {
  const values = () => {
    const document = store.document()
    return module === null ? document.fields : document.modules[module]?.fields
  }
  const read: FieldPort['read'] = (path) => {
    const found = values()
    return found && valueAt(found, path)
  }
  return {
    read,
    subscribe(path, listener) {
      let known = read(path)
      return store.subscribe(() => {
        const current = read(path)
        if (current === known) return
        known = current
        listener()
      })
    },
    anchors: () => [...anchorsOf(store.document())].toSorted(),
    change: (path, after, before) => store.change({ module, path, before }, after),
    noteTyping: (path, after, before) => store.noteTyping({ module, path, before }, after),
    problems: (path) =>
      store
        .invalidFields()
        .filter(({ module: of, field }) => of === module && field === path.join('.'))
        .flatMap(({ messages }) => messages),
  }
}
