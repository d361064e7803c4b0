export type HallSize = { rows: number; seatsARow: number }

/** The statement that adds an event with a hall of its own to the demo theatre, and returns `eventId` and `seatGroup`. */
export function addHall({ rows, seatsARow }: HallSize): string {
  const key = `'load-${rows}x${seatsARow}'`
  return `
    with hall as (
      insert into seat_group (key, room_id, name)
      select ${key}, min(id), '{"de": "Saal"}' from room returning id
    ), seats as (
      insert into place (seat_group_id, "row", "column", row_label, seat_label, rank)
      select hall.id, r, s, r, s, r / 4
      from hall, generate_series(1, ${rows}) r, generate_series(1, ${seatsARow}) s
    ), added as (
      insert into event (key, day, local_time, venue_id, title, slug)
      select ${key}, current_date + 30, '19:30', min(id), '{"de": "Andrang", "en": "Rush"}',
        '{"de": "andrang", "en": "rush"}'
      from venue returning id
    ), sold as (
      insert into event_seat_group (event_id, seat_group_id) select added.id, hall.id from added, hall
    ), priced as (
      insert into price (event_id, position, name, price_cents, text, seat_group_id)
      select added.id, 0, '{"de": "Karte"}', 2000, '{"de": ""}', hall.id from added, hall
    )
    select added.id as "eventId", hall.id as "seatGroup" from added, hall`
}
