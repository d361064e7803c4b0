import pg from 'pg'
import { databaseUrl } from '#support/house/database.ts'

/** A process of the database that serves a connection: when it is killed, the server restarts all others. */
export async function findDatabaseProcess(): Promise<number> {
  return askServer(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1',
  )
}

export const canAskDatabase = (): Promise<boolean> =>
  askServer('select pg_backend_pid() as pid').then(
    () => true,
    () => false,
  )

/** The server itself, the parent of all processes of the database. */
export const findPostmaster = (): Promise<number> =>
  askServer(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`)

async function askServer(question: string): Promise<number> {
  const client = new pg.Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: 10_000,
  })
  // A server that is killed resets connections that are just being closed, too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number | string }>(question)
    return Number(rows[0]!.pid)
  } finally {
    await client.end()
  }
}
