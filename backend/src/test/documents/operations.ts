import { randomUUID } from 'node:crypto'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { Value, Values } from '@foyer/schema/documents/value.ts'
import { ranksFor } from '@foyer/schema/documents/rank.ts'

/** The operation that adds a module at the top level, at the given position among those of a new document. */
export function addOf(
  kind: string,
  fields: Values,
  { position = 0, module = randomUUID() }: { position?: number; module?: string } = {},
): Operation & { type: 'add' } {
  const rank = ranksFor(position + 1).at(-1)!
  const place = { parent: null, column: null, rank }
  const modules = { [module]: { kind, version: 1, place, fields } }
  return { id: randomUUID(), type: 'add', module, modules }
}

/** The operation that changes a field of a module. */
export function changeOf(
  module: string | null,
  field: string,
  { before, after }: { before?: Value; after: Value },
): Operation {
  return { id: randomUUID(), type: 'change', module, path: [field], before, after }
}
