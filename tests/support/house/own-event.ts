import { queryDatabase, recordChange } from './database.ts'

type OwnEvent = { id: number; path: Record<'de' | 'en', string>; write(set: string): Promise<void> }

/** An event that exists for one test only, which may change it as an import or an editor would. */
export async function withOwnEvent(
  { day, time }: { day: string; time: string },
  work: (event: OwnEvent) => Promise<void>,
): Promise<void> {
  try {
    const rows = await queryDatabase<{ id: number }>(
      `insert into event (key, day, local_time, duration_minutes, venue_id, title, slug)
       select 'journey', $1, $2, 90, min(id), '{"de": "Fundevogel", "en": "Foundling"}', '{"de": "fundevogel", "en": "foundling"}'
       from venue returning id`,
      [day, time],
    )
    const { id } = rows[0]!
    await recordChange(['all'])
    await work({
      id,
      path: { de: `/de/programm/fundevogel/${id}`, en: `/en/events/foundling/${id}` },
      async write(set) {
        await queryDatabase(`update event set ${set} where id = $1`, [id])
        await recordChange([`event:${id}`, 'events'])
      },
    })
  } finally {
    await queryDatabase(`delete from event where key = 'journey'`)
    await recordChange(['all'])
  }
}
