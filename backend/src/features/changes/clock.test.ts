import { asc, gt, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { change } from '#database/tables/changes.ts'
import { event } from '#database/tables/events.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { announceScheduledInvalidations } from './announce-scheduled-invalidations.ts'
import { getNewestChangeId } from './change-store.ts'
import { startClock, type Time } from './clock.ts'

const theatre = useTheatre()
const minuteMs = 60_000
const log = { info: () => {}, warn: () => {} }

type ProductionDetails = { id: number; productionId: number; overAt: Date }
let evenings: ProductionDetails[]
let before: number

beforeEach(async () => {
  const { database } = theatre
  const rows = await database
    .select({ id: event.id, productionId: event.productionId, overAt: event.overAt })
    .from(event)
    .where(sql`${event.productionId} is not null and ${event.localTime} is not null`)
    .orderBy(asc(event.overAt))
  evenings = rows as ProductionDetails[]
  await database.execute(sql`delete from setting where key = 'announced-until'`)
  before = await getNewestChangeId(database)
})

/** The tags of each change since the test began. */
async function announced(): Promise<string[][]> {
  const rows = await theatre.database
    .select({ tags: change.tags })
    .from(change)
    .where(gt(change.id, before))
    .orderBy(change.id)
  return rows.map(({ tags }) => tags)
}

/** An evening on a day with no other, so that its minute is its own. */
function loneEvening(): ProductionDetails {
  const isNear = (one: ProductionDetails, other: ProductionDetails) =>
    one !== other && Math.abs(one.overAt.getTime() - other.overAt.getTime()) < 3 * 3_600_000
  return evenings.find((one) => !evenings.some((other) => isNear(one, other)))!
}

function after(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}

describe('scheduled invalidations', () => {
  test('an event that ends is announced at that minute, with all pages that show it, and only then', async () => {
    const { database } = theatre
    const { id, productionId, overAt } = loneEvening()

    await announceScheduledInvalidations(database, after(overAt, -2 * minuteMs))
    await announceScheduledInvalidations(database, after(overAt, -1))
    expect(await announced()).toEqual([])
    await announceScheduledInvalidations(database, overAt)
    await announceScheduledInvalidations(database, after(overAt, minuteMs))

    const [tags, ...more] = await announced()
    expect(more).toEqual([])
    expect(tags).toEqual(
      expect.arrayContaining([
        `event:${id}`,
        'events',
        `production:${productionId}`,
        'productions',
      ]),
    )
  })

  test('invalidations missed for hours are announced at once', async () => {
    const { database } = theatre
    const [first, second, third] = evenings
    await announceScheduledInvalidations(database, after(first!.overAt, -minuteMs))
    await announceScheduledInvalidations(database, after(third!.overAt, 5 * 3_600_000))

    const [tags] = await announced()
    const named = [first, second, third].map((evening) => `event:${evening!.id}`)
    expect(tags).toEqual(expect.arrayContaining(named))
  })

  test('at midnight at the theatre, lists from today on are invalidated', async () => {
    const { database } = theatre
    await announceScheduledInvalidations(database, new Date('2031-07-14T21:59:00Z'))
    await announceScheduledInvalidations(database, new Date('2031-07-14T22:00:00Z'))
    await announceScheduledInvalidations(database, new Date('2031-07-15T00:00:00Z'))

    expect(await announced()).toEqual([['events', 'teasers', 'calendar', 'opening-hours']])
  })

  test('a clock that was set back announces nothing and continues from there', async () => {
    const { database } = theatre
    const { id, overAt } = loneEvening()
    await announceScheduledInvalidations(database, after(overAt, 2 * minuteMs))
    await announceScheduledInvalidations(database, after(overAt, -minuteMs))
    expect(await announced()).toEqual([])

    await announceScheduledInvalidations(database, overAt)
    expect((await announced()).flat()).toContain(`event:${id}`)
  })
})

describe('leader election', () => {
  const running: { stop: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const clock of running.splice(0)) await clock.stop()
  })

  function start(time: Time) {
    const clock = startClock({ url: theatre.url, log, time })
    running.push(clock)
    return clock
  }

  test('one of several origins announces, and when it ends another continues from its position', async () => {
    const { overAt: firstOver, id: first } = evenings[0]!
    const next = evenings.find(({ overAt }) => overAt > firstOver)!
    const time = createFakeTime(after(firstOver, -minuteMs))
    const keeper = start(time)
    await expect.poll(() => time.sleepers()).toBe(1)
    start(time)
    await expect.poll(() => time.sleepers()).toBe(2)

    time.passTo(firstOver)
    await expect.poll(announced).toHaveLength(1)
    await expect.poll(() => time.sleepers()).toBe(2)
    await keeper.stop()
    time.passTo(next.overAt)
    await expect.poll(announced).toHaveLength(2)

    const [one, other] = await announced()
    expect(one).toContain(`event:${first}`)
    expect(other).toContain(`event:${next.id}`)
  })

  test('a broken connection skips no minute', async () => {
    const { overAt, id } = evenings[0]!
    const time = createFakeTime(after(overAt, -minuteMs))
    start(time)
    await expect.poll(() => time.sleepers()).toBe(1)

    time.passTo(overAt, { silently: true })
    await theatre.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer-clock' and datname = current_database()`,
    )

    await expect.poll(announced).toHaveLength(1)
    expect((await announced())[0]).toContain(`event:${id}`)
  })
})

/** A clock that the test advances; sleeping callers wake at their time. */
function createFakeTime(begin: Date) {
  let now = begin
  const sleeping = new Set<() => void>()
  return {
    now: async () => now,
    sleep: (_: number, signal: AbortSignal) =>
      new Promise((resolve, reject) => {
        const wake = () => resolve(sleeping.delete(wake))
        sleeping.add(wake)
        signal.addEventListener('abort', () => reject(sleeping.delete(wake)))
      }),
    sleepers: () => sleeping.size,
    passTo(date: Date, { silently = false } = {}) {
      now = date
      if (silently) return
      for (const wake of sleeping) wake()
    },
  } satisfies Time & Record<string, unknown>
}
