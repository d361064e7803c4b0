import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { InvalidField } from './document-transport.ts'

/**
 * The ids of the operations that the origin does not accept for their values. It applies all or nothing: without these the rest can
 * be sent. If it has named no field, all of them.
 */
export function invalidOperations(
  sent: readonly Operation[],
  fields: readonly InvalidField[],
): ReadonlySet<string> {
  const invalid = sent.filter((operation) => fields.some((named) => concerns(named, operation)))
  return new Set((invalid.length > 0 ? invalid : sent).map(({ id }) => id))
}

function concerns({ module, field }: InvalidField, operation: Operation): boolean {
  if (operation.module !== module) return false
  return operation.type !== 'change' || field.split('.')[0] === operation.path[0]
}
