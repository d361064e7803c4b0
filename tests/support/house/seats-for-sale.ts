import { queryDatabase, recordChange } from './database.ts'

export type SeatsForSale = {
  id: number
  seatGroup: number
  saleType: number
  /** German, on the site. */
  path: string
}

/**
 * An event with its own hall of `rows` rows of 20 numbered seats, at one price. `key` identifies it for
 * `removeSeatsForSale`.
 */
export async function addSeatsForSale(rows: number, key: string): Promise<SeatsForSale> {
  const [added] = await queryDatabase<{ id: number; seat_group: number }>(
    `with hall as (
       insert into seat_group (key, room_id, name) select $1, min(id), '{"de":"Saal","en":"Hall"}' from room returning id
     ), seats as (
       insert into place (seat_group_id, "row", "column", row_label, seat_label, rank)
       select hall.id, r, c, r::text, c::text, 0 from hall, generate_series(1, $2::int) r, generate_series(1, 20) c
     ), evening as (
       insert into event (key, day, local_time, duration_minutes, venue_id, title, slug, status)
       select $1, current_date + 30, '19:30', 90, min(id), '{"de":"Ansturm","en":"Rush"}', '{"de":"ansturm","en":"rush"}', 'on_sale'
       from venue returning id
     ), priced as (
       insert into price (event_id, name, text, price_cents, seat_group_id, sale_type_id, position)
       select evening.id, '{"de":"Karte","en":"Ticket"}', '{"de":""}', 2000, hall.id, 1, 0 from evening, hall
     ), sold as (
       insert into event_seat_group (event_id, seat_group_id) select evening.id, hall.id from evening, hall
     )
     select evening.id, hall.id as seat_group from evening, hall`,
    [key, rows],
  )
  const { id, seat_group: seatGroup } = added!
  await recordChange(['all'])
  return { id, seatGroup, saleType: 1, path: `/de/programm/ansturm/${id}` }
}

/** The number of seats of an event that are held or sold, and of those sold. */
export async function countTakenPlaces(eventId: number): Promise<{ taken: number; sold: number }> {
  const [row] = await queryDatabase<{ taken: number; sold: number }>(
    `select count(*)::int as taken, count(order_id)::int as sold from taken_place
     where event_id = $1 and (held_until is null or held_until > now())`,
    [eventId],
  )
  return row!
}
