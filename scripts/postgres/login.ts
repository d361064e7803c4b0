import { realpathSync } from 'node:fs'
import pg from 'pg'

export const role = 'foyer'
const database = 'foyer'
const loginLimitMs = 10_000

type ServerLogin = { port: number; password: string }

/** Whether the server on this port accepts our password and serves our cluster. */
export async function isOurServer(login: ServerLogin & { cluster: string }): Promise<boolean> {
  try {
    const folder = await ask(login, 'postgres', async (client) => {
      const result = await client.query<{ data_directory: string }>('show data_directory')
      return result.rows[0]?.data_directory
    })
    return folder === realpathSync(login.cluster)
  } catch {
    return false
  }
}

/** Resolves if the server responds at all, even by refusing connections. Rejects if it does not respond. */
export async function pingServer(login: ServerLogin): Promise<void> {
  try {
    await ask(login, 'postgres', (client) => client.query('select 1'))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  }
}

/** Creates the database if it is missing. Returns its connection string. */
export async function ensureDatabase(login: ServerLogin): Promise<string> {
  await ask(login, 'postgres', async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  })
  return urlOf(login, database)
}

async function ask<T>(
  login: ServerLogin,
  name: string,
  question: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: urlOf(login, name),
    connectionTimeoutMillis: loginLimitMs,
  })
  // If the server dies, the query fails as well.
  client.on('error', () => {})
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}

function urlOf({ port, password }: ServerLogin, name: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${name}`
}
