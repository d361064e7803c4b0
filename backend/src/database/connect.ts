import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type {
  PgDeleteBase,
  PgInsertBuilder,
  PgTransactionConfig,
  PgUpdateBuilder,
} from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { OperationalTable } from './operational-table.ts'

/** The queries allowed inside and outside of transactions. Content is written only through `changeHouse`. */
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
  transaction: <Result>(
    work: (transaction: Queries) => Promise<Result>,
    config?: PgTransactionConfig,
  ) => Promise<Result>
  $client: pg.Pool
}

type Bounds = {
  statementTimeoutMs?: number
  connections?: number
  /** PostgreSQL settings of these connections, as `-c name=value`. */
  settings?: string
}

/** Opens a bounded pool. The caller closes it with `database.$client.end()`. */
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
    // Statements of one connection that do not wait for each other are sent together, not one after the other's response.
    pipeline: true,
    // Our joins are written in a cheap order; letting the planner search for a better one took longer than the query. Compiling them took
    // longer by far: 2.5 s for a search that takes 40 ms, where the server has a compiler.
    options: `-c join_collapse_limit=1 -c jit=off ${settings}`,
  })
  // A broken idle connection is replaced by the next query; without a listener its error would end the process.
  pool.on('error', () => {})
  // The same holds for a connection that breaks between checkout and its first query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool, { casing: 'snake_case' })
}
