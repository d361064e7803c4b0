import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('B-01: an event has an address for tickets if it has a price, also if they cost nothing', async () => {
  const ticketsOf = async (prices: 'free' | 'none') => {
    const { rows } = await theatre.database.execute<{ id: number }>(
      sql`select event_id as id from price join event on event.id = event_id
        where status = 'on_sale' and day > current_date + 2 order by event_id limit 1`,
    )
    const { id } = rows[0]!
    await theatre.database.execute(
      prices === 'free'
        ? sql`update price set price_cents = 0 where event_id = ${id}`
        : sql`delete from price where event_id = ${id}`,
    )
    const { body } = await theatre.call(`/de/api/events/${id}/`)
    return { url: body.ticket_url, from: body.price_from, status: body.status }
  }
  expect(await ticketsOf('free')).toMatchObject({
    url: expect.stringContaining('/webshop/event/'),
    from: null,
    status: 'on_sale',
  })
  expect(await ticketsOf('none')).toEqual({ url: null, from: null, status: 'on_sale' })
})
