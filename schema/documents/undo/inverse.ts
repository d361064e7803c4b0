import type { Operation } from '@foyer/schema/documents/operation.ts'

/** The operation that undoes another one. The inverse of an inverse repeats the first one. */
export function inverse(operation: Operation, id: string): Operation {
  switch (operation.type) {
    case 'add':
    case 'duplicate':
    case 'restore':
      return { id, type: 'remove', module: operation.module, before: operation.modules }
    case 'remove':
      return { id, type: 'restore', module: operation.module, modules: operation.before }
    case 'change':
    case 'move':
      return { ...operation, id, before: operation.after, after: operation.before } as Operation
  }
}
