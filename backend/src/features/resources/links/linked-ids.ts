import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnNamed, type LinkBinding } from '#features/resources/resource-binding.ts'

/** The numbers that a row links to, in order of their position or ascending, as a column of a query of its table. */
export function linkedIds(table: PgTable, { table: links, parent, target }: LinkBinding): SQL {
  const position = positionOf(links)
  const targetColumn = columnNamed(links, target)
  return sql`array(select ${targetColumn} from ${links}
    where ${columnNamed(links, parent)} = ${idOf(table)} order by ${position ?? targetColumn})`
}

/** Whether a row links to a number, as a condition of a query of its table. */
export function linksTo(
  table: PgTable,
  { table: links, parent, target }: LinkBinding,
  id: unknown,
): SQL {
  return sql`exists (select from ${links}
    where ${columnNamed(links, parent)} = ${idOf(table)} and ${eq(columnNamed(links, target), id)})`
}

/** The column of the position of a table of links; undefined if they have no order. */
export function positionOf(links: PgTable): PgColumn | undefined {
  return (getTableColumns(links) as Record<string, PgColumn>)['position']
}

// With the name of its table, which Drizzle leaves out of columns in queries of one table.
const idOf = (table: PgTable) => sql`${sql.identifier(getTableName(table))}.id`
