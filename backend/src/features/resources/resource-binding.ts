import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type {
  ChildrenDefinition,
  ResourceDefinition,
} from '@foyer/schema/resources/define-resource.ts'
import type { Relation } from '@foyer/schema/resources/relation.ts'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { article, articleCategory, articleTag } from '#database/tables/articles.ts'
import { event } from '#database/tables/events.ts'
import {
  exhibitionType,
  genre,
  saleType,
  season,
  series,
  sponsor,
  tag,
} from '#database/tables/options.ts'
import { person, personCategory } from '#database/tables/people.ts'
import { room, venue } from '#database/tables/places.ts'
import { priceList } from '#database/tables/price-lists.ts'
import { production } from '#database/tables/productions.ts'
import { seatGroup } from '#database/tables/seats.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ResourceMessage } from './resource-messages.ts'

export type Values = Readonly<Record<string, unknown>>
/** A row with its children, by names of the contract. */
export type ResourceRow = Values & { id: number; revision: number }
export type ChildRow = Values & { id: number }
export type Use = { type: string; id: number; label: string }

/** Problems of fields, by their names. */
export type FieldProblems = Record<string, ResourceMessage>

type IdTable = PgTable & { id: PgColumn }

/** Where the children of a resource are stored. */
export type ChildBinding = {
  table: IdTable
  /** Property of the table with the number of the parent; omitted if `where` finds its rows. */
  parent?: string
  where?: (parentId: number) => SQL
  /** Properties of the table, by field, where they are not the field's name in camel case. */
  properties?: Readonly<Record<string, string>>
  orderBy: readonly PgColumn[]
  /** Whether the table has a `position`, which is that in the list. */
  isPositioned?: true
  /** Property of a number that is unique among them, so that two of them may change theirs. */
  numberedBy?: string
  /** Values of columns that are no fields, for a row that is added or changed. */
  ownColumns?: (
    transaction: WritableTransaction,
    change: { before: ChildRow | undefined; after: Values },
  ) => Promise<Record<string, unknown>>
  /** Removes rows otherwise than by deleting them. */
  remove?: (transaction: WritableTransaction, ids: readonly number[]) => Promise<void>
  /** Adds a row otherwise than by inserting it; returns whether it did. */
  add?: (
    transaction: WritableTransaction,
    row: { parentId: number; columns: Record<string, unknown> },
  ) => Promise<boolean>
}

/** Where the numbers of a field with `relations` are stored: a table with the row, what it relates to and, if ordered, a `position`. */
export type LinkBinding = {
  table: PgTable
  /** Properties of the table. */
  parent: string
  target: string
}

type Change = { before: ResourceRow | undefined; after: ResourceRow | undefined }

/** Where a resource is stored, and what else is true of it than its fields say. */
export type ResourceBinding = {
  definition: ResourceDefinition
  table: IdTable & { revision: PgColumn }
  properties?: Readonly<Record<string, string>>
  children?: Readonly<Record<string, ChildBinding>>
  /** By the fields with `relations`. */
  links?: Readonly<Record<string, LinkBinding>>
  /** What `search` looks into besides fields; of the table, such as the title of its production. */
  searchedText?: SQL<string>
  /** The field to name if the database finds that there is such a row already. */
  uniqueField?: string
  /** Completes and checks the values to be written. */
  prepare?: (
    transaction: WritableTransaction,
    write: { id: number | undefined; values: Values },
  ) => Promise<{ values: Values } | { problems: FieldProblems }>
  /** Changes what follows from the change, and returns the cache tags that become stale. */
  finish: (transaction: WritableTransaction, change: Change) => Promise<ChangeTag[]>
  /** What would lose something if the row were deleted. */
  findUses?: (queries: Queries, id: number) => Promise<Use[]>
}

/** The table of each relation. */
export const relatedTables: Record<Relation, IdTable> = {
  article,
  'article-category': articleCategory,
  'article-tag': articleTag,
  event,
  'exhibition-type': exhibitionType,
  genre,
  person,
  'person-category': personCategory,
  'price-list': priceList,
  production,
  room,
  'sale-type': saleType,
  season,
  'seat-group': seatGroup,
  series,
  sponsor,
  tag,
  venue,
}

type Stored = {
  table: PgTable
  properties?: Readonly<Record<string, string>>
}

/** The property of a table for a field. */
export function propertyOf({ properties }: Stored, field: string): string {
  return properties?.[field] ?? camelCase(field)
}

/** The condition that finds the children of a row. */
export function childrenWhere(child: ChildBinding, parentId: number): SQL {
  if (child.where) return child.where(parentId)
  if (!child.parent) throw new Error('The children of a row cannot be found.')
  return eq(columnOf(child, child.parent), parentId)
}

/** The column of a field. Fails for a field without one. */
export function columnOf(stored: Stored, field: string): PgColumn {
  return columnNamed(stored.table, propertyOf(stored, field))
}

/** The binding of a field with `relations`. */
export function linkOf({ definition, links = {} }: ResourceBinding, field: string): LinkBinding {
  const link = links[field]
  if (!link) throw new Error(`${definition.resource}.${field} is stored nowhere.`)
  return link
}

/** A column of a table, by its property. */
export function columnNamed(table: PgTable, property: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[property]
  if (!column) throw new Error(`There is no column ${property}.`)
  return column
}

/** The children of a resource, with where they are stored. */
export function childrenOf({
  definition,
  children = {},
}: ResourceBinding): [name: string, definition: ChildrenDefinition, binding: ChildBinding][] {
  return Object.entries(definition.children).map(([name, child]) => {
    const binding = children[name]
    if (!binding) throw new Error(`${definition.resource}.${name} is stored nowhere.`)
    return [name, child, binding]
  })
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
