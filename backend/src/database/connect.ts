import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDeleteBase, PgInsertBuilder, PgUpdateBuilder } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { OperationalTable } from './operational-table.ts'

/** What may be asked and written in a transaction or outside of one. Content is written by `changeHouse` only. */
export type Queries = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'execute'
> & {
  insert: <Table extends OperationalTable>(
    table: Table,
  ) => PgInsertBuilder<Table, NodePgQueryResultHKT>
  update: <Table extends OperationalTable>(
    table: Table,
  ) => PgUpdateBuilder<Table, NodePgQueryResultHKT>
  delete: <Table extends OperationalTable>(
    table: Table,
  ) => PgDeleteBase<Table, NodePgQueryResultHKT>
}

export type Database = Queries & {
  transaction: <Result>(work: (transaction: Queries) => Promise<Result>) => Promise<Result>
  $client: pg.Pool
}

type Bounds = {
  statementTimeoutMs?: number
  connections?: number
  /** Settings of PostgreSQL for these connections, as `-c name=value`. */
  settings?: string
}

/** Opens a bounded pool. Who opened it ends it: `database.$client.end()`. */
export function connect(
  url: string,
  { statementTimeoutMs = 5_000, connections = 10, settings = '' }: Bounds = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'foyer-backend',
    // Our joins are written in the order in which they are cheap; looking for a better one took longer than the query.
    options: `-c join_collapse_limit=1 ${settings}`,
  })
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // So it is for one that breaks between being lent and its first query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool, { casing: 'snake_case' })
}
