import { type ContentDocument, findModule } from '@foyer/schema/documents/document.ts'
import type { Operation, OperationOf } from '@foyer/schema/documents/operation.ts'
import { isEqual, type Value, valueAt, type Values } from '@foyer/schema/documents/value.ts'
import type { ChangedValue } from './document-store.ts'
import { storableValue } from './storable-value.ts'

/** The operation that gives a value to a field; undefined if it has that value already, or its module has gone. */
export function changeOf(
  shown: ContentDocument,
  wanted: { at: ChangedValue; after: Value | undefined; createId: () => string },
): (Operation & OperationOf<'change'>) | undefined {
  const { module, path, before: seen } = wanted.at
  const after = wanted.after === undefined ? undefined : storableValue(wanted.after)
  const values = module === null ? shown : findModule(shown, module)
  const before = values && seenBefore(values.fields, { path, before: seen })
  if (!values || isEqual(before, after)) return undefined
  return { id: wanted.createId(), type: 'change', module, path, before, after }
}

/** What an editor saw before a change: what is there now unless they say otherwise. An empty control shows that there is no value. */
function seenBefore(
  fields: Values,
  { path, before }: { path: readonly string[]; before: Value | undefined },
): Value | undefined {
  const current = valueAt(fields, path)
  return before === undefined || (current === undefined && isNothing(before)) ? current : before
}

const isNothing = (value: Value) => value === '' || (Array.isArray(value) && value.length === 0)
