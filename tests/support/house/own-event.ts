import { addEvent, type AddedEvent } from '@foyer/demo/fixtures/events.ts'
import { databaseUrl } from './database.ts'

type OwnEvent = Pick<AddedEvent, 'id' | 'change'> & { path: Record<'de' | 'en', string> }

/** An event that exists for one test only, which may change it as an import or an editor would. */
export async function withOwnEvent(
  { day, time }: { day: string; time: string },
  work: (event: OwnEvent) => Promise<void>,
): Promise<void> {
  const { id, change, remove } = await addEvent(databaseUrl(), {
    key: 'journey',
    title: { de: 'Fundevogel', en: 'Foundling' },
    slug: { de: 'fundevogel', en: 'foundling' },
    day,
    localTime: time,
  })
  try {
    const path = { de: `/de/programm/fundevogel/${id}`, en: `/en/events/foundling/${id}` }
    await work({ id, change, path })
  } finally {
    await remove()
  }
}
