import { apply } from './apply.ts'
import { differences } from './comparison/differences.ts'
import {
  findModule,
  isPresent,
  modulesInOrder,
  subtreeOf,
  type ContentDocument,
  type DocumentModule,
} from './document.ts'
import type { Operation } from './operation.ts'

type Documents = { before: ContentDocument; after: ContentDocument }

/**
 * The operations that turn one document into another: how a revision is restored, a draft discarded, and a change to what is
 * published merged into the draft. Removed modules of the first document are restored rather than added again.
 */
export function operationsBetween(
  { before, after }: Documents,
  createId: () => string,
): Operation[] {
  const operations: Operation[] = []
  let changed = before
  const add = (operation: Operation) => {
    const applied = apply(changed, operation)
    if (!applied.ok) throw new Error(`Cannot apply: ${JSON.stringify(applied.rejection)}`)
    changed = applied.document
    operations.push(operation)
  }
  for (const { id: module, ...added } of modulesInOrder(after)) {
    if (isPresent(changed, module)) continue
    const removed = findModule(changed, module)
    add(
      removed
        ? { id: createId(), type: 'restore', module, modules: restored(changed, module, added) }
        : { id: createId(), type: 'add', module, modules: { [module]: added } },
    )
  }
  for (const difference of differences({ before: changed, after })) {
    if (difference.type === 'moved') {
      const { module, before: from, after: to } = difference
      add({ id: createId(), type: 'move', module, before: from, after: to })
    }
    if (difference.type === 'changed') {
      const { module, path, before: was, after: is } = difference
      add({ id: createId(), type: 'change', module, path, before: was, after: is })
    }
  }
  for (const { id: module } of modulesInOrder(changed)) {
    if (isPresent(after, module) || !isPresent(changed, module)) continue
    add({ id: createId(), type: 'remove', module, before: subtreeOf(changed, module) })
  }
  return operations
}

/** A removed module with those in it as they will be once it is restored to its place. */
function restored(document: ContentDocument, id: string, { place }: DocumentModule) {
  const { isRemoved: _, ...removed } = findModule(document, id)!
  const modules = { ...document.modules, [id]: { ...removed, place } }
  return subtreeOf({ ...document, modules }, id)
}
