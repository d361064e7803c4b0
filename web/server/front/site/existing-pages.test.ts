import { expect, test } from 'vitest'
import { createTagClock } from '#front/cache/tag-clock.ts'
import { createExistingPages } from './existing-pages.ts'
import type { Numbers } from './numbered-routes.ts'

/** A theatre with one page and one event, 7. */
async function openTheatre({ canList = true } = {}) {
  const events: Numbers = canList ? new Set([7]) : undefined
  const clock = createTagClock()
  clock.recordHeartbeat()
  const pages = createExistingPages({
    loadPaths: async () => new Set(['/de/haus']),
    numberedRoutes: [{ name: 'events-slug-id', tags: ['events'], load: async () => events }],
    isBuilt: (path) => path === '/robots.txt',
    onFailure: () => {},
    clock,
  })
  await pages.refresh()
  return { clock, pages }
}

test('R-14 R-22 X-01 only a path that is no page, no alias and no route in any language is missing', async () => {
  const { pages } = await openTheatre()
  expect(pages.isMissing('/de/invented')).toBe(true)
  for (const path of [
    '/de/haus',
    '/en/haus',
    '/de/profil',
    '/de/programm/faust/7',
    '/de/events/faust/7',
    '/en/programm/faust/7/kalender.ics',
  ]) {
    expect(pages.isMissing(path), path).toBe(false)
  }
})

test.each([
  '/de/programm/faust/8',
  '/en/events/faust/8',
  '/de/events/faust/8',
  '/de/programm/faust/8/karten',
  '/de/programm/faust/8/kalender.ics',
])('X-01 a number that nothing has is missing: %s', async (path) => {
  const { pages } = await openTheatre()
  expect(pages.isMissing(path)).toBe(true)
})

test('X-01 as soon as a change is announced, a number is not missing until the list is known again', async () => {
  const { clock, pages } = await openTheatre()
  clock.invalidate(['event:8', 'events'])
  expect(pages.isMissing('/de/programm/faust/8')).toBe(false)
})

test('X-01 numbers of a kind that the origin does not list are not missing', async () => {
  const { pages } = await openTheatre({ canList: false })
  expect(pages.isMissing('/de/programm/faust/8')).toBe(false)
  expect(pages.isMissing('/de/produktionen/faust/8')).toBe(false)
})

test('X-01 a file at the root is missing unless the build has it', async () => {
  const { pages } = await openTheatre()
  expect(pages.isMissing('/wp-login.php')).toBe(true)
  expect(pages.isMissing('/robots.txt')).toBe(false)
})

test('X-01 an outage is reported once per list, and again after the list was loaded', async () => {
  const failures: string[] = []
  let isDown = true
  const clock = createTagClock()
  clock.recordHeartbeat()
  const pages = createExistingPages({
    async loadPaths() {
      if (isDown) throw new Error('The origin is down.')
      return new Set(['/de/haus'])
    },
    numberedRoutes: [],
    isBuilt: () => false,
    onFailure: (_, list) => failures.push(list),
    clock,
  })
  await pages.refresh()
  await pages.refresh()
  expect(failures).toEqual(['pages'])
  isDown = false
  await pages.refresh()
  isDown = true
  await pages.refresh()
  expect(failures).toEqual(['pages', 'pages'])
})
