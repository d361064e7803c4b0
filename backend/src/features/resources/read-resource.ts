import type { ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import { and, asc, count, desc, eq, gte, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#database/connect.ts'
import { containing } from '#database/search/containing.ts'
import { linkedIds, linksTo } from './links/linked-ids.ts'
import { readValues } from './values/read-values.ts'
import {
  type ChildBinding,
  childrenOf,
  childrenWhere,
  type ChildRow,
  columnOf,
  linkOf,
  type ResourceBinding,
  type ResourceRow,
} from './resource-binding.ts'

type ListQuery = {
  search?: string | undefined
  ids?: string | undefined
  ordering?: string | undefined
  [filter: string]: unknown
}

/** A page of the rows of a resource, without their children, and the total number. */
export async function listRows(
  queries: Queries,
  binding: ResourceBinding,
  { query, page }: { query: ListQuery; page: { offset: number; size: number } },
): Promise<{ count: number; results: ResourceRow[] }> {
  const { table, definition } = binding
  const chosen = matching(binding, query)
  const [results, counted] = await Promise.all([
    queries
      .select(selectionOf(binding, definition.fields))
      .from(table as PgTable)
      .where(chosen)
      .orderBy(...orderOf(binding, query.ordering), asc(table.id))
      .limit(page.size)
      .offset(page.offset),
    queries
      .select({ count: count() })
      .from(table as PgTable)
      .where(chosen),
  ])
  return {
    count: counted[0]?.count ?? 0,
    results: (results as ResourceRow[]).map((row) => readValues(definition.fields, row)),
  }
}

/** A row with its children; undefined if there is none with that id. With `isLocked` until the end of the transaction. */
export async function findRow(
  queries: Pick<Queries, 'select'>,
  binding: ResourceBinding,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<ResourceRow | undefined> {
  const select = queries
    .select(selectionOf(binding, binding.definition.fields))
    .from(binding.table)
    .where(eq(binding.table.id, id))
  const [row] = (await (isLocked ? select.for('update') : select)) as ResourceRow[]
  if (!row) return undefined
  const children: Record<string, ChildRow[]> = {}
  for (const [name, { fields }, child] of childrenOf(binding)) {
    children[name] = await listChildren(queries, { child, fields, parentId: id })
  }
  return { ...readValues(binding.definition.fields, row), ...children }
}

async function listChildren(
  queries: Pick<Queries, 'select'>,
  { child, fields, parentId }: { child: ChildBinding; fields: ResourceFields; parentId: number },
): Promise<ChildRow[]> {
  const rows = await queries
    .select({ id: child.table.id, ...columnsOf(child, fields) })
    .from(child.table)
    .where(childrenWhere(child, parentId))
    .orderBy(...child.orderBy.map((column) => asc(column)), asc(child.table.id))
  return (rows as ChildRow[]).map((row) => readValues(fields, row))
}

function selectionOf(
  binding: ResourceBinding,
  fields: ResourceFields,
): Record<string, PgColumn | SQL> {
  const { id, revision } = binding.table
  const all = Object.entries(fields)
  const own = Object.fromEntries(all.filter(([, { type }]) => type !== 'relations'))
  const linked = all.filter(([, { type }]) => type === 'relations')
  return {
    id,
    revision,
    ...columnsOf(binding, own),
    ...Object.fromEntries(
      linked.map(([name]) => [name, linkedIds(binding.table, linkOf(binding, name))]),
    ),
  }
}

function columnsOf(
  stored: Parameters<typeof columnOf>[0],
  fields: ResourceFields,
): Record<string, PgColumn> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, columnOf(stored, name)]))
}

function matching(
  binding: ResourceBinding,
  { search, ids, ...filters }: ListQuery,
): SQL | undefined {
  const { fields, list } = binding.definition
  const wanted = list.filters.filter((name) => filters[name] !== undefined)
  return and(
    search?.trim() ? containsText(binding, search.trim()) : undefined,
    ids === undefined ? undefined : inArray(binding.table.id, ids.split(',').map(Number)),
    ...wanted.map((name) =>
      fields[name]!.type === 'relations'
        ? linksTo(binding.table, linkOf(binding, name), filters[name])
        : eq(columnOf(binding, name), filters[name]),
    ),
    ...(list.periods ?? []).flatMap((name) => {
      const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]]
      const first = columnOf(binding, name)
      const lastDay = list.lastDays?.[name]
      const last = lastDay ? sql`coalesce(${columnOf(binding, lastDay)}, ${first})` : sql`${first}`
      return [
        from === undefined ? undefined : gte(last, from),
        to === undefined ? undefined : lte(first, to),
      ]
    }),
  )
}

function containsText(binding: ResourceBinding, text: string): SQL | undefined {
  const { fields, list } = binding.definition
  return or(
    ...list.search.map((name) => {
      const field = fields[name]!
      const column = columnOf(binding, name)
      const isLocalized = 'isLocalized' in field && field.isLocalized
      return ilike(isLocalized ? sql`${column}::text` : column, containing(text))
    }),
    binding.searchedText && ilike(binding.searchedText, containing(text)),
  )
}

function orderOf(binding: ResourceBinding, ordering: string | undefined): SQL[] {
  const names = ordering ? [ordering] : binding.definition.list.ordering
  return names.map((name) =>
    name.startsWith('-') ? desc(columnOf(binding, name.slice(1))) : asc(columnOf(binding, name)),
  )
}

/** Those of the ids that a table does not have. */
export async function findMissing(
  queries: Pick<Queries, 'select'>,
  table: PgTable & { id: PgColumn },
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await queries
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]))
  const known = new Set(found.map(({ id }) => id as number))
  return new Set(ids.filter((id) => !known.has(id)))
}
