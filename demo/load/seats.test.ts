import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBuyer } from '@foyer/backend/src/test/buyer.ts'
import { useTheatre } from '@foyer/backend/src/test/use-theatre.ts'
import { rooms } from '#content/house/rooms.ts'
import { seatPlans } from '#content/house/seat-plans.ts'

const theatre = useTheatre()

test.each(rooms.filter(({ key }) => seatPlans.some(({ room }) => room === key)))(
  'the plan of $key has as many seats as the room, $seats',
  ({ key, seats }) => {
    const groups = seatPlans.filter(({ room }) => room === key)
    const planned = groups.flatMap((group) => group.rows.seats)
    expect(planned.reduce((sum, row) => sum + row, 0)).toBe(seats)
  },
)

test('B-02: every event with prices has seat groups, and each of these a full price', async () => {
  const { rows } = await theatre.database.execute(sql`
    select event.key from event
    where exists (select 1 from price where event_id = event.id) and (
      not exists (select 1 from event_seat_group where event_id = event.id)
      or exists (select 1 from event_seat_group g where g.event_id = event.id and not exists (
        select 1 from price p where p.event_id = event.id and p.seat_group_id = g.seat_group_id
          and p.sale_type_id = 1)))`)
  expect(rows).toEqual([])
})

test('P-09: what is sold out has no free seat, what is on sale has some, and not all', async () => {
  const { rows } = await theatre.database.execute<{
    status: string
    free: number
    sold: number
  }>(sql`
    select event.status,
      count(*) filter (where taken.place_id is null)::int as free,
      count(taken.place_id)::int as sold
    from event
    join event_seat_group g on g.event_id = event.id
    join place on place.seat_group_id = g.seat_group_id
    left join timeslot on timeslot.event_id = event.id
    left join taken_place taken on taken.event_id = event.id and taken.place_id = place.id
      and taken.timeslot_id = coalesce(timeslot.id, 0)
    where event.day between current_date + 1 and current_date + 60
    group by event.id`)
  const of = (status: string) => rows.filter((row) => row.status === status)
  expect(of('sold_out').length).toBeGreaterThan(0)
  for (const { free } of of('sold_out')) expect(free).toBe(0)
  for (const { free } of of('waiting_list')) expect(free).toBe(0)
  expect(of('on_sale').length).toBeGreaterThan(10)
  for (const { free } of of('on_sale')) expect(free).toBeGreaterThan(0)
  expect(of('on_sale').filter(({ sold }) => sold > 0).length).toBeGreaterThan(10)
})

test('B-05: exhibitions have timeslots, and a ticket names its own', async () => {
  // Whether one is on sale depends on the day of the year; this one is.
  const { rows } = await theatre.database.execute<{ id: number }>(sql`
    update event set status = 'on_sale', day = current_date + 30
    where id = (select min(event_id) from timeslot) returning id`)
  const id = rows[0]!.id
  const buyer = await newBuyer(theatre)
  const { body: offer } = await buyer.get(`/de/api/events/${id}/offer/`)
  const [group] = offer.seat_groups
  expect(group.timeslots.length).toBeGreaterThan(3)
  const slot = group.timeslots.find(({ status }: { status: number }) => status === 1)
  const { body: cart } = await buyer.post('/de/api/shop-cart/', {
    event_jet_id: offer.event_jet_id,
    block_id: slot.block_id,
    quantities: [2],
    sale_type_ids: [group.prices[0].sale_type_id],
  })
  expect(cart.tickets).toMatchObject([
    { time_start: slot.time_start },
    { time_start: slot.time_start },
  ])
})
