import { expect, test } from 'vitest'
import { readContent } from '#content/content-files.ts'
import { contentOfVariant } from '#content/content-of-variant.ts'
import type { DemoStandaloneEvent } from '#content/house/house-content.ts'
import { seasonYear, firstSeasonYear } from './season.ts'
import { schedule } from './schedule.ts'

const todays = ['2026-01-01', '2026-08-31', '2026-11-23', '2028-02-29']
const { region } = contentOfVariant
const asScheduled = ({ key, runs, type }: DemoStandaloneEvent) => ({ key, runs, type, minutes: 90 })

test.each(todays)('L-20 the region’s houses have 30 to 60 dates in each season (%s)', (today) => {
  const now = new Date(`${today}T12:00:00Z`)
  const days = schedule(region.shows.map(asScheduled), now).map(({ day }) => day)
  const second = `${seasonYear(firstSeasonYear(now), 'second')}-09-01`
  for (const season of [days.filter((day) => day < second), days.filter((day) => day >= second)]) {
    expect(season.length).toBeGreaterThanOrEqual(30)
    expect(season.length).toBeLessThanOrEqual(60)
  }
})

test('L-20 every one of its houses plays, in halls that the theatre does not use', async () => {
  const theatreRooms = new Set(contentOfVariant.theatre.rooms.map(({ key }) => key as string))
  const played = new Set(region.shows.flatMap(({ runs }) => runs.map(({ room }) => room as string)))
  const own = region.rooms.map(({ key }) => key).filter((key) => !theatreRooms.has(key))
  expect([...played].sort()).toEqual(own.sort())
  const standalone = await readContent('house/standalone-events')
  const keys = [...standalone, ...region.shows].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('L-20 genres and tags of the region’s events are options of its filters', () => {
  const genres = new Set(region.genres.map(({ key }) => key))
  const tags = new Set(region.tags.map(({ key }) => key))
  expect(region.shows.filter(({ genre }) => !genre || !genres.has(genre))).toEqual([])
  expect(region.shows.flatMap((show) => show.tags ?? []).filter((tag) => !tags.has(tag))).toEqual(
    [],
  )
})

test('L-20 each of the region’s shows has a poster, and each poster a show', () => {
  const { shows, posters } = contentOfVariant.region
  expect(posters.map(({ key }) => key).toSorted()).toEqual(shows.map(({ key }) => key).toSorted())
})
