import { canonicalJson } from '@foyer/schema/documents/value.ts'
import type { FieldChange, RecordedRow } from '#database/writing/recorded-row.ts'
import type { ChildRow, ResourceBinding, ResourceRow } from './resource-binding.ts'

type Change = { before: ResourceRow | undefined; after: ResourceRow | undefined }

/** What the audit log records of a row: a few words such as `persons 12: biography, credits`, and the fields with their values. */
export function describeChange(
  { definition: { resource, fields, children } }: Pick<ResourceBinding, 'definition'>,
  { before, after }: Change,
): { what: string; row: RecordedRow } {
  const id = (after ?? before)!.id
  const changed = [
    ...Object.keys(fields).flatMap((name) => changeOfField(name, { before, after })),
    ...Object.keys(children).flatMap((name) => changeOfChildren(name, { before, after })),
  ]
  const change = before ? (after ? 'changed' : 'deleted') : 'added'
  const names = changed.map(({ field }) => field).join(', ')
  return {
    what: `${resource} ${id}: ${change === 'changed' ? names : change}`,
    row: { resource, id, change, fields: changed },
  }
}

function changeOfField(field: string, { before, after }: Change): FieldChange[] {
  const [was, is] = [before?.[field], after?.[field]]
  if (canonicalJson(was) === canonicalJson(is)) return []
  return [{ field, ...(before && { before: was }), ...(after && { after: is }) }]
}

/** Only the rows that differ: a production may have hundreds. */
function changeOfChildren(field: string, { before, after }: Change): FieldChange[] {
  const [was, is] = [before?.[field] ?? [], after?.[field] ?? []] as [ChildRow[], ChildRow[]]
  const removed = without(was, is)
  const added = without(is, was)
  if (removed.length + added.length === 0) return []
  return [{ field, ...(before && { before: removed }), ...(after && { after: added }) }]
}

function without(rows: ChildRow[], others: ChildRow[]): ChildRow[] {
  const known = new Set(others.map((row) => canonicalJson(row)))
  return rows.filter((row) => !known.has(canonicalJson(row)))
}
