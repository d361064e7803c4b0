import type { ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ReferredRow } from '#catalogue/holders/content-references.ts'
import type { Queries } from '#database/connect.ts'
import {
  type ChildBinding,
  childrenOf,
  childrenWhere,
  columnNamed,
  columnOf,
  linkOf,
  type ResourceBinding,
} from '#features/resources/resource-binding.ts'
import { relatesTo } from './replaced-row.ts'

/** The rows of a resource that name a row in a field or in one of their children, ascending. */
export async function listRelating(
  queries: Pick<Queries, 'select' | 'selectDistinct'>,
  binding: ResourceBinding,
  { kind, id }: ReferredRow,
): Promise<number[]> {
  const { definition, table } = binding
  const found: number[] = []
  const add = async (from: PgTable, column: ReturnType<typeof columnNamed>, where: SQL) => {
    const rows = await queries.selectDistinct({ id: column }).from(from).where(where)
    found.push(...rows.map((row) => row.id as number))
  }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!relatesTo(field, kind)) continue
    if (field.type === 'relation') {
      await add(table, table.id, eq(columnOf(binding, name), id))
      continue
    }
    const { table: links, parent, target } = linkOf(binding, name)
    await add(links, columnNamed(links, parent), eq(columnNamed(links, target), id))
  }
  for (const [, { fields }, child] of childrenOf(binding)) {
    for (const name of relatingNames(fields, kind)) {
      const isNamed = eq(columnOf(child, name), id)
      if (child.parent) await add(child.table, columnNamed(child.table, child.parent), isNamed)
      else found.push(...(await listParents(queries, { binding, child, isNamed })))
    }
  }
  return [...new Set(found)].toSorted((one, other) => one - other)
}

const relatingNames = (fields: ResourceFields, kind: ReferredRow['kind']) =>
  Object.keys(fields).filter((name) => relatesTo(fields[name]!, kind))

/** The parents of children that know no parent, such as the places of a hall. There are few of such parents. */
async function listParents(
  queries: Pick<Queries, 'select'>,
  { binding, child, isNamed }: { binding: ResourceBinding; child: ChildBinding; isNamed: SQL },
): Promise<number[]> {
  const parents: number[] = []
  const all = await queries.select({ id: binding.table.id }).from(binding.table)
  for (const { id } of all) {
    const [named] = await queries
      .select({ id: child.table.id })
      .from(child.table)
      .where(sql`${childrenWhere(child, id as number)} and ${isNamed}`)
      .limit(1)
    if (named) parents.push(id as number)
  }
  return parents
}
