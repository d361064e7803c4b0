// @vitest-environment node
import { expect, test } from 'vitest'
import { createTagClock } from '#front/cache/tag-clock.ts'
import { createWrittenPages } from './written-pages.ts'

test('R-14 R-22 X-01 only a path that is no page, no alias and no route in any language is missing', async () => {
  const clock = createTagClock()
  clock.recordHeartbeat()
  const pages = createWrittenPages({
    load: async () => new Set(['/de/haus']),
    onFailure: () => {},
    clock,
  })
  await pages.refresh()
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
