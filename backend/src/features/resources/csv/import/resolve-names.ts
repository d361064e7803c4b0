import {
  relatedResources,
  type ResourceDefinition,
  type ResourceField,
} from '@foyer/schema/resources/define-resource.ts'
import type { Relation } from '@foyer/schema/resources/relation.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { columnNamed, relatedTables, type Values } from '#features/resources/resource-binding.ts'
import { sayImportMessage } from './import-messages.ts'

type Resolved = { values: Values; errors: Record<string, string[]> }

/** Finds other rows by the names in cells. A name that several have is that of the one which the line narrows it to, such as the room of its venue. */
export async function resolveNames(
  transaction: WritableTransaction,
  { fields }: ResourceDefinition,
  { values, locale }: { values: Values; locale: Locale },
): Promise<Resolved> {
  const resolved: Record<string, unknown> = { ...values }
  const errors: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(fields)) {
    const relatesTo = relationOf(field)
    if (!relatesTo || resolved[name] === undefined) continue
    const narrowing = field.type === 'relation' ? narrowingOf(field, resolved) : undefined
    const cells = [resolved[name]].flat()
    const found: unknown[] = []
    for (const cell of cells) {
      if (typeof cell !== 'string') {
        found.push(cell)
        continue
      }
      const ids = await findByName(transaction, { relatesTo, name: cell, narrowing })
      if (ids.length === 1) found.push(ids[0])
      else {
        const key = ids.length === 0 ? 'unknownName' : 'ambiguousName'
        errors[name] = [sayImportMessage({ key, value: cell }, locale)]
      }
    }
    resolved[name] = Array.isArray(resolved[name]) ? found : (found[0] ?? null)
  }
  return { values: resolved, errors }
}

function relationOf(field: ResourceField): Relation | undefined {
  if (field.type === 'relation') return field.relatesTo
  if (field.type === 'relations' && field.relatesTo !== 'image') return field.relatesTo
  return undefined
}

type Narrowing = { property: string; id: number } | undefined

function narrowingOf(
  { narrowedBy }: Extract<ResourceField, { type: 'relation' }>,
  values: Values,
): Narrowing {
  const id = narrowedBy && values[narrowedBy.value]
  return typeof id === 'number' ? { property: `${narrowedBy!.field}Id`, id } : undefined
}

/** The numbers of two rows at most with a name in one of the languages. */
async function findByName(
  transaction: WritableTransaction,
  { relatesTo, name, narrowing }: { relatesTo: Relation; name: string; narrowing: Narrowing },
): Promise<number[]> {
  const table = relatedTables[relatesTo]
  const nameField = nameFieldOf(relatesTo)
  if (!nameField) return []
  const column = columnNamed(table, nameField.name)
  const texts = nameField.isLocalized
    ? [sql`${column}->>'de'`, sql`${column}->>'en'`]
    : [sql`${column}`]
  const rows = await transaction
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        or(...texts.map((text) => sql`lower(${text}) = lower(${name})`)),
        narrowing && eq(columnNamed(table, narrowing.property), narrowing.id),
      ),
    )
    .limit(2)
  return rows.map(({ id }) => id as number)
}

/** The text by which rows of a resource are called; undefined if they have none of their own, such as events. */
function nameFieldOf(relatesTo: Relation): { name: string; isLocalized: boolean } | undefined {
  const definition = resources.find(({ resource }) => resource === relatedResources[relatesTo])
  if (!definition) return undefined
  const { fields, list } = definition
  const names = (list.label ?? list.search).filter((name) => fields[name]?.type === 'line')
  const [name] = names
  if (name === undefined || names.length > 1) return undefined
  return { name, isLocalized: 'isLocalized' in fields[name]! }
}
