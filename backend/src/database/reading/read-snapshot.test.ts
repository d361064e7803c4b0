import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

/** Of each call that reads with several statements: what a later one of them reads, and a change of that and of what an earlier one reads. */
const readings = [
  {
    name: 'an event',
    address: async () => `/de/api/events/${await firstId(sql`select event_id as id from price`)}/`,
    later: 'price',
    change: (id: number) => [
      sql`update event set day = day + 1 where id = ${id}`,
      sql`update price set price_cents = price_cents + 100 where event_id = ${id}`,
    ],
  },
  {
    name: 'details of events',
    address: async () =>
      `/de/api/event-details/?ids=${await firstId(sql`select event_id as id from price`)}`,
    later: 'price',
    change: (id: number) => [
      sql`update event set day = day + 1 where id = ${id}`,
      sql`update price set price_cents = price_cents + 100 where event_id = ${id}`,
    ],
  },
  {
    name: 'a production',
    address: async () =>
      `/de/api/productions/${await firstId(sql`select production_id as id from production_tag`)}/`,
    later: 'tag',
    change: (id: number) => [
      sql`update production set title = '{"de":"Anders"}' where id = ${id}`,
      sql`update tag set name = '{"de":"Anders"}'`,
    ],
  },
  {
    name: 'a person',
    address: async () =>
      `/de/api/persons/${await firstId(sql`select id from person where image_id is not null`)}/`,
    later: 'image',
    change: (id: number) => [
      sql`update person set last_name = 'Anders' where id = ${id}`,
      sql`update image set alt = '{"de":"Anders"}', is_decorative = false`,
    ],
  },
  {
    name: 'a venue',
    address: async () => `/de/api/venues/${await firstId(sql`select venue_id as id from room`)}/`,
    later: 'room',
    change: (id: number) => [
      sql`update venue set city = 'Anderswo' where id = ${id}`,
      sql`update room set name = '{"de":"Anders"}' where venue_id = ${id}`,
    ],
  },
  {
    name: 'a form',
    address: async () =>
      `/de/api/forms/${await firstId(sql`select form_id as id from form_field`)}/`,
    later: 'form_field',
    change: (id: number) => [
      sql`update form set title = '{"de":"Anders"}' where id = ${id}`,
      sql`update form_field set label = '{"de":"Anders"}' where form_id = ${id}`,
    ],
  },
  {
    name: 'an article',
    address: async () =>
      `/de/api/articles/${await firstId(sql`
        select article.id from article join container on content_type = 'article' and object_id = article.id::text
        where is_online and published_from <= now()`)}/`,
    later: 'module',
    change: (id: number) => [
      sql`update article set title = '{"de":"Anders"}' where id = ${id}`,
      sql`delete from module where container_id in
        (select id from container where content_type = 'article' and object_id = ${String(id)})`,
    ],
  },
  {
    name: 'a page',
    address: async () => '/de/pageeditor-api/page/haus/',
    later: 'module',
    change: () => [
      sql`update page set title = '{"de":"Anders"}'`,
      sql`delete from module where container_id in (select container.id from container
        join page_path on content_type = 'page' and object_id = page_id::text where path = 'haus')`,
    ],
  },
  {
    name: 'opening hours',
    address: async () => '/de/api/opening-hours-today/',
    later: 'opening_hours_exception',
    change: () => [
      sql`update opening_hours set time_to = time_to - interval '1 minute'`,
      sql`insert into opening_hours_exception (day) select current_date + n from generate_series(-1, 30) n`,
    ],
  },
]

test.for(readings)(
  'X-09, R-20 what is committed while $name is read is in none of the answer, and in all of the next',
  async ({ address, later, change }) => {
    const url = await address()
    const id = Number(/\d+/.exec(url.replace('/de/', ''))?.[0])
    const read = async () => (await theatre.call(url)).body
    const before = await read()
    let reading: ReturnType<typeof read> | undefined
    await theatre.database.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`lock table ${later} in access exclusive mode`))
      reading = read()
      await expect.poll(isBlocked, { timeout: 20_000 }).toBe(true)
      for (const statement of change(id)) await transaction.execute(statement)
    })
    expect(await reading).toEqual(before)
    expect(await read()).not.toEqual(before)
  },
)

async function firstId(select: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select min(id) as id from (${select}) as found`,
  )
  return rows[0]!.id
}

async function isBlocked(): Promise<boolean> {
  const { rows } = await theatre.database.execute<{ blocked: boolean }>(sql`
    select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as blocked`)
  return rows[0]!.blocked
}
