import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { useTheatre } from '@foyer/backend/src/test/use-theatre.ts'
import { importArchive } from './import-archive.ts'
import type { Broken } from './read-archive.ts'

const theatre = useTheatre()
const folder = mkdtempSync(join(tmpdir(), 'foyer-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const concert = (Date: string, Time: string, Venue = 'Carnegie Hall') => ({
  eventType: 'Subscription Season',
  Location: 'Manhattan, NY',
  Venue,
  Date,
  Time,
})
const programme = (id: string, concerts: object[]) => ({
  id,
  programID: '1',
  orchestra: 'New York Philharmonic',
  season: '1949-50',
  concerts,
  works: [
    {
      ID: '1*',
      composerName: 'Mahler,  Gustav',
      workTitle: 'SYMPHONY NO. 5',
      conductorName: 'Walter, Bruno;  Stokowski, Leopold',
      soloists: [{ soloistName: 'Tavern, Lou', soloistInstrument: 'French Horn' }],
    },
    { ID: '0*', interval: 'Intermission', soloists: [] },
  ],
})

const good = programme('good', [
  concert('1950-03-30T05:00:00Z', '8:30PM'),
  concert('1950-03-31T05:00:00Z', 'None'),
  concert('1950-03-31T05:00:00Z', 'None'),
  concert('1950-04-02T04:00:00Z', '2:45PM', 'Lewisohn Stadium'),
])

test('programmes become productions and concerts events; what is broken is named and left out', async () => {
  write('a.json.gz', gzipSync(JSON.stringify({ programs: [good, { id: 'broken' }] })))
  write(
    'b.json.gz',
    gzipSync(
      JSON.stringify({
        programs: [
          programme('half', [
            concert('yesterday', '8:30PM'),
            concert('1950-05-01T04:00:00Z', 'None'),
          ]),
          programme('impossible', [concert('9999999-01-01T00:00:00Z', '1:00PM')]),
        ],
      }),
    ),
  )
  write('c.json.gz', Buffer.from('no gzip'))

  const { summary, skipped } = await runImport()
  expect(summary).toEqual({ concerts: 5, programmes: 3, skipped: 4 })
  expect(skipped.map(({ file, id }) => `${file}: ${id}`)).toEqual([
    'a.json.gz: broken',
    'b.json.gz: half, concert 1',
    'b.json.gz: impossible, concert 1',
    'c.json.gz: (whole file)',
  ])
})

test('two concerts of one day without known times are two events', async () => {
  const { results } = (await theatre.call('/de/api/events/?date=1950-03-31&page_size=3')).body
  expect(results.map(({ day }: { day: string }) => day)).toEqual([
    '1950-03-31',
    '1950-03-31',
    '1950-04-02',
  ])
})

test('a second run adds nothing', async () => {
  const before = await sizes()
  await runImport()
  expect(await sizes()).toEqual(before)
})

test('what was corrected in the source is corrected here', async () => {
  const [first, ...others] = good.concerts as ReturnType<typeof concert>[]
  const corrected = { ...good, concerts: [{ ...first, Venue: 'Town Hall' }, ...others] }
  write('a.json.gz', gzipSync(JSON.stringify({ programs: [corrected] })))
  await runImport()
  const [event] = (await theatre.call('/en/api/events/?date=1950-03-30&page_size=1')).body.results
  expect(event.venue).toMatchObject({ name: 'Town Hall', city: 'Manhattan, NY' })
})

test('an imported concert is served like any other', async () => {
  const [event] = (await theatre.call('/de/api/events/?date=1950-03-30&page_size=1')).body.results
  const { body } = await theatre.call(`/de/api/events/${event.id}/`)
  expect(body).toMatchObject({
    title: 'Mahler',
    day: '1950-03-30',
    time: '20:30',
    status: 'past_event',
    genre: { slug: 'konzert' },
    ticket_url: null,
    programs: [{ composer: 'Gustav Mahler' }, { kind: 'interval', title: 'Pause' }],
    contributors: [
      { group: 'team', name: 'Bruno Walter', role: 'Musikalische Leitung' },
      { group: 'team', name: 'Leopold Stokowski' },
      { group: 'cast', name: 'Lou Tavern', role: 'Horn', slug: 'lou-tavern' },
    ],
  })
})

test('a programme that the database rejects does not affect others of its batch', async () => {
  await theatre.database.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin if new.key like '%refused%' then raise 'refused'; end if; return new; end $$`,
  )
  await theatre.database.execute(
    sql`create trigger refuse before insert on production for each row execute function refuse()`,
  )
  const programs = ['one', 'refused', 'two'].map((id) =>
    programme(id, [concert('1951-01-01T05:00:00Z', '8:30PM')]),
  )
  write('a.json.gz', gzipSync(JSON.stringify({ programs })))
  write('b.json.gz', gzipSync(JSON.stringify({ programs: [] })))
  write('c.json.gz', gzipSync(JSON.stringify({ programs: [] })))
  const { summary, skipped } = await runImport()
  expect(summary).toEqual({ concerts: 2, programmes: 2, skipped: 1 })
  expect(skipped).toMatchObject([{ file: 'a.json.gz', id: 'refused', reason: /refused/ }])
})

function write(name: string, bytes: Buffer): void {
  writeFileSync(join(folder, name), bytes)
}

async function runImport() {
  const skipped: Broken[] = []
  const summary = await importArchive(theatre.database, folder, {
    onProgress: () => {},
    onSkipped: (broken) => skipped.push(broken),
  })
  return { summary, skipped }
}

async function sizes() {
  const { rows } = await theatre.database.execute(
    sql`select (select count(*) from event) as events, (select count(*) from production) as productions, (select count(*) from person) as people, (select count(*) from venue) as venues, (select count(*) from credit) as credits, (select count(*) from programme_entry) as entries`,
  )
  return rows[0]
}
