import type { ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { image } from '#database/tables/media.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { findMissing } from './read-resource.ts'
import {
  childrenOf,
  type ChildRow,
  type FieldProblems,
  relatedTables,
  type ResourceBinding,
  type ResourceRow,
  type Values,
} from './resource-binding.ts'

/** Finds relations to what does not exist, and children that are not those of the row; undefined if there are none. */
export async function findProblems(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  { before, values }: { before: ResourceRow | undefined; values: Values },
): Promise<FieldProblems | undefined> {
  const problems: FieldProblems = {}
  await addUnknown(transaction, {
    fields: binding.definition.fields,
    rows: [['', values]],
    problems,
  })
  for (const [name, { fields }] of childrenOf(binding)) {
    const rows = values[name] as (Values & { id?: number })[]
    const known = new Set(((before?.[name] ?? []) as ChildRow[]).map(({ id }) => id))
    for (const [index, { id }] of rows.entries()) {
      if (id !== undefined && !known.delete(id)) problems[`${name}.${index}.id`] = 'unknownChild'
    }
    await addUnknown(transaction, {
      fields,
      rows: rows.map((row, index) => [`${name}.${index}.`, row]),
      problems,
    })
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

async function addUnknown(
  transaction: WritableTransaction,
  wanted: {
    fields: ResourceFields
    rows: (readonly [path: string, row: Values])[]
    problems: FieldProblems
  },
): Promise<void> {
  for (const [name, field] of Object.entries(wanted.fields)) {
    const table = tableOf(field)
    if (!table) continue
    const ids = wanted.rows.flatMap(([, row]) => idsIn(row[name]))
    const missing = await findMissing(transaction, table, ids)
    for (const [path, row] of wanted.rows) {
      if (idsIn(row[name]).some((id) => missing.has(id))) {
        wanted.problems[path + name] = 'unknownRelation'
      }
    }
  }
}

/** The number or numbers of a field. */
function idsIn(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number')
}

function tableOf(field: ResourceFields[string]): (PgTable & { id: PgColumn }) | undefined {
  if (field.type === 'relation') return relatedTables[field.relatesTo]
  if (field.type === 'relations') {
    return field.relatesTo === 'image' ? image : relatedTables[field.relatesTo]
  }
  return field.type === 'image' ? image : undefined
}
