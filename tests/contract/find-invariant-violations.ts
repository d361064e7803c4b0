import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Buyer } from '#support/simulated-buyers.ts'

type Held = { id: number; cart: string; place: number; row: number; column: number }

/** The invariants that were violated, with the number of violations; empty when there were none. */
export async function findInvariantViolations(
  database: pg.Client,
  { eventId, buyers }: { eventId: number; buyers: Buyer[] },
): Promise<Record<string, number>> {
  const { rows: held } = await database.query<Held>(
    `select t.id, t.cart_id::text as cart, t.place_id as place, p."row", p."column"
     from taken_place t join place p on p.id = t.place_id where t.event_id = $1
     order by p."row", p."column"`,
    [eventId],
  )
  const seatsOf = Map.groupBy(held, ({ cart }) => cart)
  const served = buyers.filter(({ ticketIds }) => ticketIds.length > 0)
  const refused = buyers.filter(({ ticketIds }) => ticketIds.length === 0)
  const own = new Set(served.map(({ cart }) => cartId(cart ?? '')))
  const smallestRefused = Math.min(...refused.map(({ size }) => size))

  return counted({
    'sold twice': held.length - new Set(held.map(({ place }) => place)).size,
    'torn apart': [...seatsOf.values()].filter((seats) => !areNeighbours(seats)).length,
    'more or fewer than wanted': served.filter(
      ({ size, cart }) => seatsOf.get(cartId(cart ?? ''))?.length !== size,
    ).length,
    'told of other tickets than held': served.filter(({ cart, ticketIds }) => {
      const ids = (seatsOf.get(cartId(cart ?? '')) ?? []).map(({ id }) => id)
      return !hasSame(ids, ticketIds)
    }).length,
    'held for nobody': [...seatsOf.keys()].filter((cart) => !own.has(cart)).length,
    'refused although there were seats': Number(
      (await longestFreeRun(database, eventId)) >= smallestRefused,
    ),
  })
}

function counted(kinds: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(kinds).filter(([, count]) => count > 0))
}

function hasSame(ids: number[], others: number[]): boolean {
  return ids.length === others.length && new Set([...ids, ...others]).size === ids.length
}

function areNeighbours(seats: Held[]): boolean {
  return seats.every(
    ({ row, column }, index) => row === seats[0]!.row && column === seats[0]!.column + index,
  )
}

async function longestFreeRun(database: pg.Client, eventId: number): Promise<number> {
  const { rows } = await database.query<{ longest: number | null }>(
    `with free as (
       select p."row", p."column" - row_number() over (partition by p."row" order by p."column") as run
       from event_seat_group g join place p on p.seat_group_id = g.seat_group_id
       where g.event_id = $1 and not exists (
         select 1 from taken_place t where t.event_id = $1 and t.place_id = p.id))
     select max(length)::int as longest from (select count(*) as length from free group by "row", run) runs`,
    [eventId],
  )
  return rows[0]?.longest ?? 0
}

/** The database's key of a cart: half of the SHA-256 of its cookie. */
function cartId(cookie: string): string {
  const hex = createHash('sha256').update(cookie).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
