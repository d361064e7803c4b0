import * as tickets from '@foyer/demo/fixtures/tickets.ts'
import pg from 'pg'
import { databaseUrl } from './database.ts'

/** Numbers of the orders that hold tickets for an event and are not canceled, with how many. */
export const findSoldTickets = (eventId: number) => tickets.findSoldTickets(databaseUrl(), eventId)

/** How many places are on more than one valid ticket, over all events. */
export const countPlacesSoldTwice = () => tickets.countPlacesSoldTwice(databaseUrl())

/** A process of the database that serves a connection: when it is killed, the server ends all others and starts them anew. */
export async function findDatabaseProcess(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
    )
    return rows[0]!.pid
  } finally {
    await client.end()
  }
}

export const canAskDatabase = (): Promise<boolean> =>
  queryDatabase('select 1').then(
    () => true,
    () => false,
  )

/** The server itself, the parent of all processes of the database. */
export async function findPostmaster(): Promise<number> {
  const [row] = await queryDatabase<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`,
  )
  return Number(row!.pid)
}
