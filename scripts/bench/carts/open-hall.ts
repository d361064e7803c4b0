import { withClient } from '#bench/list/statement-times.ts'
import { addHall, type HallSize } from '#load/add-hall.ts'

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
export async function openHall(url: string, size: HallSize): Promise<Hall> {
  const { eventId, seatGroup } = await withClient(url, async (client) => {
    const { rows: added } = await client.query<{ eventId: number; seatGroup: number }>(
      addHall(size),
    )
    return added[0]!
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
