import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { production } from '#database/tables/productions.ts'
import { writable } from '#test/test-database.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { saveEvents, type EventWrite } from './event-write-store.ts'

const theatre = useTheatre()
const written = {
  day: '2031-01-15',
  localTime: '19:30',
  tagIds: [],
  seriesIds: [],
  prices: [],
} satisfies Partial<EventWrite>
let common: Pick<EventWrite, 'venueId' | 'productionId' | 'key'>

beforeEach(async (context) => {
  const { rows } = await theatre.database.execute<{ venue: number; production: number }>(
    'select (select min(id) from venue) as venue, (select min(id) from production) as production',
  )
  common = { venueId: rows[0]!.venue, productionId: rows[0]!.production, key: context.task.id }
})

test('the revision rises with every change, and stays where a save changes nothing', async () => {
  const first = await saved({})
  const same = await saved({})
  expect(same).toMatchObject({ revision: first.revision, changed_at: first.changed_at })

  const changes: Partial<EventWrite>[] = [
    { status: 'sold_out' },
    { title: { de: 'Anders' } },
    { prices: [{ name: { de: 'I' }, priceCents: 1_000, text: { de: '' } }] },
    { prices: [{ name: { de: 'I' }, priceCents: 1_200, text: { de: '' } }] },
    { prices: [] },
  ]
  let before = same
  for (const change of changes) {
    const after = await saved(change)
    expect(after.revision).toBeGreaterThan(before.revision)
    before = after
  }
})

test('the revision rises with the production, the venue, and the way to another one', async () => {
  const first = await saved({})
  await theatre.database
    .update(production)
    .set({ subtitle: { de: 'Neu' } })
    .where(eq(production.id, common.productionId!))
  const afterProduction = await shown(first.id)
  expect(afterProduction.revision).toBeGreaterThan(first.revision)

  await theatre.database.execute(
    sql`update venue set street = 'Neugasse 1' where id = ${common.venueId}`,
  )
  const afterVenue = await shown(first.id)
  expect(afterVenue.revision).toBeGreaterThan(afterProduction.revision)

  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select id from venue order by revision limit 1`,
  )
  expect((await saved({ venueId: rows[0]!.id })).revision).toBeGreaterThan(afterVenue.revision)
})

test('a rescheduled event keeps its former date until it returns to it', async () => {
  expect(await saved({})).toMatchObject({ occurrence: 'scheduled', moved_from: null })
  const moved = await saved({ day: '2031-07-16', localTime: '20:00' })
  expect(moved).toMatchObject({
    occurrence: 'rescheduled',
    moved_from: { day: '2031-01-15', time: '19:30', date_start: '2031-01-15T19:30:00+01:00' },
  })
  expect(await saved({ day: '2031-07-16', localTime: '20:00', status: 'sold_out' })).toMatchObject({
    moved_from: moved.moved_from,
  })
  expect(await saved({})).toMatchObject({ occurrence: 'scheduled', moved_from: null })
})

test('adding a missing time does not reschedule an event', async () => {
  await saved({ localTime: null })
  expect(await saved({})).toMatchObject({ occurrence: 'scheduled', moved_from: null })
})

test('a change to a past event is a correction, not a rescheduling', async () => {
  await saved({ day: '1842-12-07', localTime: '20:00' })
  const corrected = await saved({ day: '1842-12-08', localTime: '20:00' })
  expect(corrected).toMatchObject({ day: '1842-12-08', occurrence: 'scheduled', moved_from: null })
})

test('P-09: a cancelled event stays cancelled when it is over', async () => {
  const past = { day: '2019-01-15', status: 'canceled' as const }
  expect(await saved(past)).toMatchObject({ status: 'past_event', occurrence: 'canceled' })
})

async function saved(change: Partial<EventWrite>): Promise<Shown> {
  const ids = await saveEvents(writable(theatre.database), [
    { status: 'on_sale', ...common, ...written, ...change },
  ])
  return shown(ids.get(common.key)!)
}

async function shown(id: number): Promise<Shown> {
  const { status, body } = await theatre.call(`/de/api/events/${id}/`)
  expect(status).toBe(200)
  return body
}

type Shown = {
  id: number
  revision: number
  changed_at: string
  moved_from: unknown
}
