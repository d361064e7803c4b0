import pg from 'pg'
import { test } from '#support/journey.ts'

type OwnEvent = { id: number; path: Record<'de' | 'en', string>; write(set: string): Promise<void> }

/** An event that is only there for one test, which may change it as an import or an editor would. */
export async function withOwnEvent(
  { day, time }: { day: string; time: string },
  work: (event: OwnEvent) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL } = process.env
  test.skip(!DATABASE_URL, 'needs the database of the theatre: DATABASE_URL')
  const database = new pg.Client({ connectionString: DATABASE_URL })
  await database.connect()
  const tell = () => database.query(`select record_change(array['all'])`)
  try {
    const { rows } = await database.query<{ id: number }>(
      `insert into event (key, day, local_time, duration_minutes, venue_id, title, slug)
       select 'journey', $1, $2, 90, min(id), '{"de": "Fundevogel", "en": "Foundling"}', '{"de": "fundevogel", "en": "foundling"}'
       from venue returning id`,
      [day, time],
    )
    const { id } = rows[0]!
    await tell()
    await work({
      id,
      path: { de: `/de/programm/fundevogel/${id}`, en: `/en/events/foundling/${id}` },
      async write(set) {
        await database.query(`update event set ${set} where id = $1`, [id])
        await database.query(`select record_change($1)`, [[`event:${id}`, 'events']])
      },
    })
  } finally {
    await database.query(`delete from event where key = 'journey'`)
    await tell()
    await database.end()
  }
}
