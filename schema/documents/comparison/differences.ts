import {
  modulesInOrder,
  findModule,
  isPresent,
  type ContentDocument,
  type Place,
} from '@foyer/schema/documents/document.ts'
import { isEqual, isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'

/** One difference between two documents. Fields of added and removed modules are not listed by themselves. */
export type Difference =
  | { type: 'added' | 'removed'; module: string; kind: string; fields: Values }
  | { type: 'moved'; module: string; kind: string; before: Place; after: Place }
  | {
      type: 'changed'
      /** Null for a field of the document itself. */
      module: string | null
      kind: string | null
      path: readonly string[]
      before: Value | undefined
      after: Value | undefined
    }

type Documents = { before: ContentDocument; after: ContentDocument }

/** What is different in two versions of a document: its own fields first, then its modules in order, removed ones last. */
export function differences({ before, after }: Documents): Difference[] {
  const ofModules = modulesInOrder(after).flatMap(({ id: module, ...one }): Difference[] => {
    const { kind, fields, place } = one
    const earlier = isPresent(before, module) ? findModule(before, module)! : undefined
    if (!earlier) return [{ type: 'added', module, kind, fields }]
    const moved = { type: 'moved', module, kind, before: earlier.place, after: place } as const
    return [
      ...(isEqual(earlier.place, place) ? [] : [moved]),
      ...changesIn(earlier.fields, fields).map((change) => ({ ...change, module, kind })),
    ]
  })
  const removed = modulesInOrder(before)
    .filter(({ id }) => !isPresent(after, id))
    .map(({ id, kind, fields }) => ({ type: 'removed', module: id, kind, fields }) as const)
  const own = changesIn(before.fields, after.fields).map((change) => ({
    ...change,
    module: null,
    kind: null,
  }))
  return [...own, ...ofModules, ...removed]
}

type Change = Pick<Extract<Difference, { type: 'changed' }>, 'type' | 'path' | 'before' | 'after'>

/** The values that differ: items by id and field, everything else as a whole. */
function changesIn(before: Values, after: Values): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names.flatMap((name) => {
    const [was, is] = [before, after].map((one) =>
      Object.hasOwn(one, name) ? one[name] : undefined,
    )
    if (isEqual(was, is)) return []
    if (isRecord(was) && isRecord(is)) {
      return changesIn(was, is).map((change) => ({ ...change, path: [name, ...change.path] }))
    }
    return [{ type: 'changed', path: [name], before: was, after: is }]
  })
}
