import pg from 'pg'

/** Server time of a request's statements: planning and execution, without the network. */
export type StatementTime = { ms: number; statements: number }

/** Enables statement statistics; requires a restart of the server. `url` is that of a superuser. */
export async function countStatements(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
    await client.query(`alter system set pg_stat_statements.track_planning = on`)
  })
}

/** Reads the statement times of one database, over a connection to another one, so that reading is not counted. */
export async function openStatementTimes(url: string) {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  return {
    close: () => client.end(),
    /** The statement times of `database` while `work` ran. */
    async during(database: string, work: () => Promise<void>): Promise<StatementTime> {
      const oid = `(select oid from pg_database where datname = $1)`
      await client.query(`select pg_stat_statements_reset(0, ${oid}, 0)`, [database])
      await work()
      const { rows } = await client.query<{ ms: number; statements: number }>(
        `select coalesce(sum(total_plan_time + total_exec_time), 0) as ms,
                coalesce(sum(calls), 0)::int as statements
         from pg_stat_statements where dbid = ${oid}`,
        [database],
      )
      return rows[0] ?? { ms: 0, statements: 0 }
    },
  }
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}
