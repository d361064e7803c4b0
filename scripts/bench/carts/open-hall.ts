import { withClient } from '#bench/list/statement-times.ts'

export type Hall = {
  /** Ids of the event and of its only seat group. */
  eventId: number
  seatGroup: number
  /** Releases all seats. */
  empty: () => Promise<void>
  /** Removes the event and its hall. */
  remove: () => Promise<void>
}

/** Adds an event with a hall of its own to a database with the demo theatre. */
export async function openHall(
  url: string,
  { rows, seatsARow }: { rows: number; seatsARow: number },
): Promise<Hall> {
  const key = `bench-${rows}x${seatsARow}`
  const { eventId, seatGroup } = await withClient(url, async (client) => {
    const { rows: halls } = await client.query<{ seatGroup: number }>(
      `insert into seat_group (key, room_id, name)
       values ($1, (select min(id) from room), '{"de": "Saal"}') returning id as "seatGroup"`,
      [key],
    )
    const seatGroup = halls[0]!.seatGroup
    await client.query(
      `insert into place (seat_group_id, "row", "column", row_label, seat_label, rank)
       select $1, r, s, r, s, r / 4 from generate_series(1, $2::int) r, generate_series(1, $3::int) s`,
      [seatGroup, rows, seatsARow],
    )
    const { rows: events } = await client.query<{ eventId: number }>(
      `insert into event (key, day, local_time, venue_id, title, slug)
       values ($1, current_date + 30, '19:30', (select min(id) from venue),
               '{"de": "Andrang", "en": "Rush"}', '{"de": "andrang", "en": "rush"}')
       returning id as "eventId"`,
      [key],
    )
    const eventId = events[0]!.eventId
    await client.query('insert into event_seat_group (event_id, seat_group_id) values ($1, $2)', [
      eventId,
      seatGroup,
    ])
    await client.query(
      `insert into price (event_id, position, name, price_cents, text, seat_group_id)
       values ($1, 0, '{"de": "Karte"}', 2000, '{"de": ""}', $2)`,
      [eventId, seatGroup],
    )
    return { eventId, seatGroup }
  })
  return {
    eventId,
    seatGroup,
    empty: () =>
      withClient(url, async (client) => {
        await client.query('delete from taken_place where event_id = $1', [eventId])
        await client.query('vacuum (analyze) taken_place, cart, cart_request')
      }),
    remove: () =>
      withClient(url, async (client) => {
        for (const table of ['taken_place', 'price', 'event_seat_group']) {
          await client.query(`delete from ${table} where event_id = $1`, [eventId])
        }
        await client.query('delete from event where id = $1', [eventId])
        await client.query('delete from place where seat_group_id = $1', [seatGroup])
        await client.query('delete from seat_group where id = $1', [seatGroup])
      }),
  }
}
