import { eq, isNotNull, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findSetting } from '@foyer/backend/src/database/settings.ts'
import { event, teaser } from '@foyer/backend/src/database/tables/events.ts'
import { season } from '@foyer/backend/src/database/tables/options.ts'
import { production } from '@foyer/backend/src/database/tables/productions.ts'
import { useTheatre } from '@foyer/backend/src/test/use-theatre.ts'
import { daysBetween, weekdayOf } from '#calendar/calendar-days.ts'
import { daysToMove, keepDemoCurrent, readDemoMark } from './move.ts'
import { prepareDemo } from './prepare-demo.ts'

const theatre = useTheatre()
let before: Map<string, string>

beforeAll(async () => {
  before = await daysByKey()
})

test('dates move by whole weeks, and in thirty years by no more than half a week against the calendar', () => {
  for (let year = 2027; year <= 2056; year += 1) {
    const days = daysToMove({ loadedFor: 2026, standsFor: 2026 }, year)
    expect(days % 7).toBe(0)
    expect(Math.abs(days - daysBetween('2026-09-01', `${year}-09-01`))).toBeLessThanOrEqual(3)
  }
})

test('a start in the same season moves no event', async () => {
  await keepCurrentAt(new Date())
  expect(await daysByKey()).toEqual(before)
})

test('a start a year later moves every event by 52 weeks, and its production into the next season', async () => {
  const { loadedFor } = await currentMark()
  const oldSeasons = await seasonsOfProductions()
  await keepCurrentAt(new Date(`${loadedFor + 2}-03-01T12:00:00Z`))

  const after = await daysByKey()
  expect(after.size).toBe(before.size)
  for (const [key, day] of after) {
    expect(daysBetween(before.get(key)!, day)).toBe(364)
    expect(weekdayOf(day)).toBe(weekdayOf(before.get(key)!))
  }
  const newSeasons = await seasonsOfProductions()
  expect(newSeasons.map((name) => Number(name.slice(0, 4)) - 1)).toEqual(
    oldSeasons.map((name) => Number(name.slice(0, 4))),
  )
})

test('moving back and forth restores the original dates', { tags: 'slow' }, async () => {
  const { loadedFor } = await currentMark()
  await keepCurrentAt(new Date(`${loadedFor + 7}-03-01T12:00:00Z`))
  await keepCurrentAt(new Date(`${loadedFor + 1}-03-01T12:00:00Z`))
  expect(await daysByKey()).toEqual(before)
})

test(
  'when the whole calendar moves, no other event counts as rescheduled, and the sale moves along',
  { tags: 'slow' },
  async () => {
    const { loadedFor } = await currentMark()
    const sale = theatre.database
      .select({ day: event.day, start: event.saleStartsOn })
      .from(event)
      .where(isNotNull(event.saleStartsOn))
      .orderBy(event.key)
      .limit(1)
    const [before] = await sale
    await keepCurrentAt(new Date(`${loadedFor + 2}-03-01T12:00:00Z`))
    const [after] = await sale
    expect(daysBetween(before!.start!, after!.start!)).toBe(daysBetween(before!.day, after!.day))
    expect(after!.start).not.toBe(before!.start)
    const moved = await theatre.database.select().from(event).where(isNotNull(event.formerDay))
    expect(moved.length).toBeGreaterThan(0)
    // Those that the demo moves itself, by a week: no others, and not by years.
    for (const { day, formerDay } of moved) expect(daysBetween(formerDay!, day)).toBe(7)
  },
)

test('teasers are moved to the days after every start', async () => {
  await keepCurrentAt(new Date('2031-05-05T12:00:00Z'))
  const [first] = await theatre.database
    .select({ day: teaser.day })
    .from(teaser)
    .orderBy(teaser.day)
  expect(first!.day).toBe('2031-05-07')
})

test('a database with productions of its own never gets the demo', async () => {
  await theatre.database.execute("delete from setting where key = 'demo'")
  await prepareDemo(theatre.database, {
    dataFolder: '/nowhere',
    cacheFolder: '/nowhere',
    now: new Date(),
    report: () => expect.unreachable('nothing is to be made'),
  })
  expect(await findSetting(theatre.database, 'demo')).toBeUndefined()
})

async function currentMark() {
  return readDemoMark(await findSetting(theatre.database, 'demo'))!
}

async function keepCurrentAt(now: Date) {
  await keepDemoCurrent(theatre.database, { mark: await currentMark(), now })
}

async function daysByKey(): Promise<Map<string, string>> {
  const rows = await theatre.database
    .select({ key: event.key, day: event.day })
    .from(event)
    .where(like(event.key, 'demo:%'))
    .orderBy(event.key)
  return new Map(rows.map(({ key, day }) => [key!, day]))
}

async function seasonsOfProductions(): Promise<string[]> {
  const rows = await theatre.database
    .select({ name: season.name })
    .from(production)
    .innerJoin(season, eq(season.id, production.seasonId))
    .orderBy(production.key)
  return rows.map(({ name }) => name)
}
