import { subtreeOf, type ContentDocument, type Place } from './document.ts'
import type { OperationOf } from './operation.ts'

type DuplicateOptions = { module: string; place: Place; createId: () => string }

/** The operation that copies a module, with those in it if it is a section, to a place. */
export function duplicate(
  document: ContentDocument,
  { module, place, createId }: DuplicateOptions,
): OperationOf<'duplicate'> {
  const copied = Object.entries(subtreeOf(document, module))
  const copy = createId()
  const modules = copied.map(([id, one]) =>
    id === module
      ? [copy, { ...one, place }]
      : [createId(), { ...one, place: { ...one.place, parent: copy } }],
  )
  return {
    id: createId(),
    type: 'duplicate',
    source: module,
    module: copy,
    modules: Object.fromEntries(modules),
  }
}
