import { queryDatabase } from './database.ts'

/** Numbers of the orders that hold tickets for an event and are not canceled, with how many. */
export async function findSoldTickets(eventId: number): Promise<Map<string, number>> {
  const rows = await queryDatabase<{ number: number; tickets: number }>(
    `select o.number, count(*)::int as tickets from order_ticket t join shop_order o on o.id = t.order_id
     where t.event_id = $1 and o.canceled_at is null group by o.number`,
    [eventId],
  )
  return new Map(rows.map(({ number, tickets }) => [String(number), tickets]))
}

/** How many places are on more than one valid ticket, over all events. */
export async function countPlacesSoldTwice(): Promise<number> {
  const [row] = await queryDatabase<{ twice: number }>(
    `select count(*)::int as twice from (
       select 1 from order_ticket t join shop_order o on o.id = t.order_id
       where o.canceled_at is null group by t.event_id, t.timeslot_id, t.place_id having count(*) > 1
     ) as places`,
  )
  return row!.twice
}

/** A process of the database that serves a connection: when it is killed, the server ends all others and starts them anew. */
export async function findDatabaseProcess(): Promise<number> {
  const [row] = await queryDatabase<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
  )
  return row!.pid
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
