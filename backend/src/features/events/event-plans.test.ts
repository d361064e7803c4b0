import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { recordStatements, type Statement } from '#test/rows/record-statements.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const pastEvents = 8_000

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

let detail: string

beforeAll(async () => {
  detail = `/de/api/events/${(await theatre.call('/de/api/events/')).body.results[0].id}/`
  await growArchive()
}, 120_000)

const chosen = [
  '',
  'room=1',
  'type=premiere',
  'tag=1',
  'series=1',
  'genre=1',
  'room=1&tag=1&genre=1',
]
const views = ['events', 'calendar', 'event-counts'].flatMap((list) =>
  chosen.map((query) => `/de/api/${list}/?${query}`),
)

test.each([...views, 'the detail'])(
  'P-01 P-02 P-08 with an archive behind it, %s reads no event that it does not need',
  async (view) => {
    const url = view === 'the detail' ? detail : view
    const statements = await recordStatements(theatre.database, () => theatre.call(url))
    const ofEvents = statements.filter(({ text }) => text.includes('"event"'))
    expect(ofEvents.length).toBeGreaterThan(0)
    for (const statement of ofEvents) {
      const scanned = scannedTables(await planOf(statement))
      expect(scanned, statement.text).not.toContain('event')
      expect(scanned, statement.text).not.toContain('event_tag')
      expect(scanned, statement.text).not.toContain('event_series')
    }
  },
)

test('P-01 a page of a hundred events takes as many statements as a page of ten', async () => {
  const first = (await theatre.call('/de/api/calendar/')).body.first
  const statementsOf = (size: number) =>
    recordStatements(theatre.database, async () => {
      const { body } = await theatre.call(`/de/api/events/?date=${first}&page_size=${size}`)
      expect(body.results).toHaveLength(size)
    })
  expect(await statementsOf(100)).toHaveLength((await statementsOf(10)).length)
})

async function planOf({ text, values }: Statement): Promise<Plan> {
  const { rows } = await theatre.database.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  )
  return rows[0]!['QUERY PLAN'][0].Plan
}

/** Tables that are read from end to end. */
function scannedTables(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...here, ...(plan.Plans ?? []).flatMap(scannedTables)]
}

/** Past events, each in a room, of a genre and a type, with a tag and a series. */
async function growArchive() {
  const nth = (table: string) =>
    sql.raw(
      `(select id from ${table} order by id offset n % (select count(*) from ${table}) limit 1)`,
    )
  const patient = connect(theatre.url, { statementTimeoutMs: 50_000 })
  await patient.execute(sql`
    with past as (
      insert into event (key, day, local_time, venue_id, room_id, genre_id, exhibition_type_id, title, slug)
      select 'past-' || n, current_date - 10 - n / 2, '19:30', ${nth('venue')}, ${nth('room')}, ${nth('genre')},
             ${nth('exhibition_type')}, '{"de":"x"}', '{"de":"x"}'
      from generate_series(1, ${pastEvents}::int) n
      returning id as n
    ), tagged as (
      insert into event_tag (event_id, tag_id) select n, ${nth('tag')} from past
    )
    insert into event_series (event_id, series_id) select n, ${nth('series')} from past`)
  await patient.execute(sql`vacuum analyze`)
  await patient.$client.end()
}
