import { setTimeout as pause } from 'node:timers/promises'
import { listTags, maxTagsPerChange, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'
import { findChangesAfter, getNewestChangeId } from '#features/changes/change-store.ts'
import { recordChange } from './record-change.ts'

const theatre = useTheatre()

test('a reader that continues after the last id never misses a change, however late transactions commit', async () => {
  const writers = 50
  const pool = new pg.Pool({ connectionString: theatre.url, max: writers })
  const begun = await getNewestChangeId(theatre.database)
  const write = async (_: unknown, number: number) => {
    await drizzle(pool).transaction(async (transaction) => {
      await pause(Math.random() * 50)
      await recordChange(transaction, [`event:${number + 1}`])
      await pause(Math.random() * 20)
    })
  }

  const written = Promise.all(Array.from({ length: writers }, write))
  const seen: string[] = []
  let last = begun
  while (seen.length < writers) {
    // Before it is read: the last one may commit meanwhile.
    const isAllWritten = pool.idleCount === writers
    const changes = await findChangesAfter(theatre.database, { id: last, limit: 1_000 })
    last = changes!.at(-1)?.id ?? last
    seen.push(...changes!.flatMap(({ tags }) => tags))
    if (isAllWritten && changes!.length === 0) break
  }

  await written
  await pool.end()
  expect(seen.toSorted()).toEqual(
    Array.from({ length: writers }, (_, number) => `event:${number + 1}`).toSorted(),
  )
})

test('a change that is rolled back is never visible', async () => {
  const before = await getNewestChangeId(theatre.database)

  await theatre.database
    .transaction(async (transaction) => {
      await recordChange(transaction, ['settings'])
      throw new Error('changed our mind')
    })
    .catch(() => {})
  await recordChange(theatre.database, ['navigation'])

  const changes = await findChangesAfter(theatre.database, { id: before, limit: 10 })
  expect(changes!.map(({ tags }) => tags)).toEqual([['navigation']])
})

test('a change contains each tag once, or `everything` if there are too many', async () => {
  const before = await getNewestChangeId(theatre.database)
  const events = (count: number) =>
    Array.from({ length: count }, (_, index): ChangeTag => `event:${index + 1}`)

  await recordChange(theatre.database, [...events(2), ...events(1)])
  await recordChange(theatre.database, events(maxTagsPerChange))
  await recordChange(theatre.database, events(maxTagsPerChange + 1))
  await recordChange(theatre.database, [])

  const changes = await findChangesAfter(theatre.database, { id: before, limit: 10 })
  expect(changes!.map(({ tags }) => tags)).toEqual([
    events(2),
    events(maxTagsPerChange),
    [...listTags, 'all'],
  ])
})
