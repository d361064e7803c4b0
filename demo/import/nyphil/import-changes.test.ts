import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { change } from '@foyer/backend/src/database/tables/changes.ts'
import { event } from '@foyer/backend/src/database/tables/events.ts'
import { production } from '@foyer/backend/src/database/tables/productions.ts'
import { useTheatre } from '@foyer/backend/src/test/use-theatre.ts'
import { importArchive } from './import-archive.ts'

const theatre = useTheatre()
const folder = mkdtempSync(join(tmpdir(), 'foyer-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const programme = {
  id: 'first',
  orchestra: 'New York Symphony',
  season: '1911-12',
  concerts: [
    {
      eventType: 'Tour',
      Location: 'Boston, MA',
      Venue: 'Symphony Hall',
      Date: '1911-11-21T05:00:00Z',
      Time: '8:15PM',
    },
  ],
  works: [],
}

test('a new theatre is one change, and so is each batch of an import', async () => {
  const { database } = theatre
  const before = await database.select().from(change).orderBy(asc(change.id))
  writeFileSync(join(folder, 'a.json.gz'), gzipSync(JSON.stringify({ programs: [programme] })))
  await importArchive(database, folder, { onProgress: () => {}, onSkipped: () => {} })

  const after = await database.select().from(change).orderBy(asc(change.id))
  const [{ productionId, eventId }] = (await database
    .select({ productionId: production.id, eventId: event.id })
    .from(production)
    .innerJoin(event, eq(event.productionId, production.id))
    .where(eq(production.key, 'nyphil:first'))) as [{ productionId: number; eventId: number }]
  // The first row is that of the table itself.
  expect(before.map(({ tags }) => tags)).toEqual([['all'], ['all']])
  expect(after).toHaveLength(3)
  expect(after[2]?.tags.toSorted()).toEqual(
    [
      'calendar',
      'events',
      'options',
      'persons',
      'productions',
      'venues',
      `event:${eventId}`,
      `production:${productionId}`,
    ].toSorted(),
  )
})
