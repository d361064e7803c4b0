import { expect, test } from 'vitest'
import { addDays, daysBetween, minutesOf, weekdayOf } from './calendar-days.ts'
import { readContent } from '#content/content-files.ts'
import type { DemoRun } from '#content/content.ts'
import { introductionsTo } from './introductions.ts'
import { saleStatus } from './sale-status.ts'
import { schedule, type ScheduledEvent } from './schedule.ts'
import { usualMinutes } from './usual-minutes.ts'
import { usualType } from './usual-type.ts'

const todays = ['2026-01-01', '2026-02-28', '2026-08-31', '2026-11-21', '2027-12-31', '2028-02-29']
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

const productions = await readContent('productions')
const standaloneEvents = await readContent('house/standalone-events')
const everything = [
  ...productions.map(({ key, runs, durationMinutes, genre }) => ({
    key,
    runs,
    minutes: durationMinutes,
    type: usualType(genre),
  })),
  ...standaloneEvents.map(({ key, runs, type }) => ({
    key,
    runs,
    type,
    minutes: usualMinutes[type],
  })),
]

test.each(todays)(
  'no two events share a room at one time, introductions included (%s)',
  (today) => {
    const scheduled = schedule(everything, noonOf(today))
    const introductions = introductionsTo(
      scheduled,
      new Map(productions.map((one) => [one.key, one])),
    )
    expect(introductions.length).toBeGreaterThan(20)
    expect(collisions([...scheduled, ...introductions.map(({ slot }) => slot)])).toEqual([])
  },
)

test.each(todays)(
  'nearly every event of the content is scheduled, some 400 in all (%s)',
  (today) => {
    const wanted = everything.flatMap(({ runs }) => runs).reduce((sum, { count }) => sum + count, 0)
    const { length } = schedule(everything, noonOf(today))
    expect(length).toBeGreaterThan(wanted * 0.97)
    expect(length).toBeGreaterThan(350)
    expect(length).toBeLessThan(600)
  },
)

test.each(todays)(
  'every sale status occurs within the next 60 days of a season in full swing (%s)',
  (today) => {
    const scheduled = schedule(everything, noonOf(today))
    const firstDay = scheduled[0]!.day
    for (const start of [addDays(firstDay, 30), addDays(firstDay, 120), addDays(firstDay, 420)]) {
      const statuses = scheduled.flatMap(({ day }, number) =>
        day >= start && day <= addDays(start, 60) ? [saleStatus(number)] : [],
      )
      expect([...new Set(statuses)].sort()).toEqual([
        'advance_sale',
        'canceled',
        'closed',
        'on_sale',
        'online_sale_ended',
        'postponed',
        'sold_out',
        'waiting_list',
      ])
    }
  },
)

test('a run keeps to its weekdays and times, within its days, across the turn of the year', () => {
  const events = schedule(
    [scheduled({ weekdays: [6], times: ['19:00', '16:00'], count: 4 })],
    noonOf('2027-02-01'),
  )
  expect(events.map(({ day }) => weekdayOf(day))).toEqual([6, 6, 6, 6])
  expect(events.map(({ time }) => time)).toEqual(['19:00', '16:00', '19:00', '16:00'])
  expect(events[0]!.day).toBe('2026-12-05')
  expect(events.at(-1)!.day).toBe('2027-01-30')
})

test('the first event of a run that opens with a premiere is a premiere', () => {
  const events = schedule([scheduled({ opensWithPremiere: true, count: 3 })], noonOf('2027-02-01'))
  expect(events.map(({ type }) => type)).toEqual(['premiere', 'vorstellung', 'vorstellung'])
})

test('a room that is taken moves the second run to a free day', () => {
  const first = scheduled({ from: '12-05', to: '12-05', weekdays: [6], count: 1 })
  const second = {
    ...scheduled({ from: '12-05', to: '12-12', weekdays: [6], count: 1 }),
    key: 'other',
  }
  const days = schedule([first, second], noonOf('2027-02-01')).map(({ day }) => day)
  expect(days).toEqual(['2026-12-05', '2026-12-12'])
})

test('keys of events stay the same from day to day', () => {
  const keysOn = (day: string) => new Set(schedule(everything, noonOf(day)).map(({ key }) => key))
  expect(keysOn('2026-11-22')).toEqual(keysOn('2026-11-21'))
})

function scheduled(run: Partial<DemoRun>) {
  const usual: DemoRun = {
    season: 'first',
    room: 'grosses-haus',
    from: '12-01',
    to: '01-31',
    count: 1,
    times: ['19:30'],
    pricesCents: [1000],
  }
  return { key: 'piece', type: 'vorstellung' as const, minutes: 120, runs: [{ ...usual, ...run }] }
}

function collisions(events: ScheduledEvent[]): string[] {
  return events.flatMap((one, index) =>
    events
      .slice(index + 1)
      .filter((other) => other.room === one.room && daysBetween(one.day, other.day) === 0)
      .filter((other) => startOf(one) < endOf(other) && startOf(other) < endOf(one))
      .map((other) => `${one.key} and ${other.key} on ${one.day}`),
  )
}

const startOf = ({ time }: ScheduledEvent) => minutesOf(time)
const endOf = (event: ScheduledEvent) => minutesOf(event.time) + event.minutes
