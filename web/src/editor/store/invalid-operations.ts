import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { Refusal } from '@foyer/schema/documents/rejection.ts'
import type { InvalidField } from './document-transport.ts'

/**
 * The operations that the origin does not accept for their values, with what it says of them. It applies all or nothing: without these
 * the rest can be sent. If it has named no field, all of them.
 */
export function invalidOperations(
  sent: readonly Operation[],
  fields: readonly InvalidField[],
): Refusal[] {
  const refusals = sent.map((operation): Refusal => {
    const named = fields.filter((field) => concerns(field, operation))
    const messages = [...new Set(named.flatMap((field) => field.messages))]
    return { problem: 'refused', operation: operation.id, messages }
  })
  const invalid = refusals.filter((_, index) =>
    fields.some((field) => concerns(field, sent[index]!)),
  )
  return invalid.length > 0 ? invalid : refusals
}

function concerns({ module, field }: InvalidField, operation: Operation): boolean {
  if (operation.module !== module) return false
  return operation.type !== 'change' || field.split('.')[0] === operation.path[0]
}
