import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const at = (day: string, id: number) => ({ day, id })
const teaser = (day: string) => ({ day })

test('P-01 events are below their day, in order', () => {
  const days = groupByDay({
    events: [at('2026-11-21', 1), at('2026-11-21', 2), at('2026-11-24', 3)],
    teasers: [],
    followingDay: undefined,
  })
  expect(days.map(({ day, events }) => [day, events.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [1, 2]],
    ['2026-11-24', [3]],
  ])
})

test('P-01 a teaser is at the end of its day, or of the day before if its day has no event', () => {
  const days = groupByDay({
    events: [at('2026-11-21', 1), at('2026-11-24', 2)],
    teasers: [teaser('2026-11-21'), teaser('2026-11-22'), teaser('2026-11-24')],
    followingDay: undefined,
  })
  expect(days.map(({ teasers }) => teasers.map((teaser) => teaser.day))).toEqual([
    ['2026-11-21', '2026-11-22'],
    ['2026-11-24'],
  ])
})

test('P-01 a teaser waits for the next page while its day continues there', () => {
  const page = { events: [at('2026-11-21', 1)], teasers: [teaser('2026-11-21')] }
  expect(groupByDay({ ...page, followingDay: '2026-11-21' })[0]?.teasers).toEqual([])
  expect(groupByDay({ ...page, followingDay: '2026-11-22' })[0]?.teasers).toHaveLength(1)
})

test('P-01 a teaser of a day before the page was on an earlier page', () => {
  const [day] = groupByDay({
    events: [at('2026-11-21', 1)],
    teasers: [teaser('2026-11-20')],
    followingDay: undefined,
  })
  expect(day?.teasers).toEqual([])
})
