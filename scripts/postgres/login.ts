import { realpathSync } from 'node:fs'
import pg from 'pg'

export const role = 'foyer'
const database = 'foyer'
const loginLimitMs = 10_000

type Door = { port: number; password: string }

/** Whether the server behind this port takes our password and works on our cluster. */
export async function isOurServer(door: Door & { cluster: string }): Promise<boolean> {
  try {
    const folder = await ask(door, 'postgres', async (client) => {
      const answer = await client.query<{ data_directory: string }>('show data_directory')
      return answer.rows[0]?.data_directory
    })
    return folder === realpathSync(door.cluster)
  } catch {
    return false
  }
}

/** Resolves when the server says anything, be it that it takes no more connections. Throws when it is silent. */
export async function hearServer(door: Door): Promise<void> {
  try {
    await ask(door, 'postgres', (client) => client.query('select 1'))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  }
}

/** Creates the database if it is missing. Answers with its connection string. */
export async function ensureDatabase(door: Door): Promise<string> {
  await ask(door, 'postgres', async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  })
  return urlOf(door, database)
}

async function ask<T>(
  door: Door,
  name: string,
  question: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: urlOf(door, name),
    connectionTimeoutMillis: loginLimitMs,
  })
  // A server that dies while we are connected is seen by the query, too.
  client.on('error', () => {})
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}

function urlOf({ port, password }: Door, name: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${name}`
}
