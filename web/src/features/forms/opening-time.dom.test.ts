import { afterEach, expect, test, vi } from 'vitest'
import { openingTime } from './opening-time.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['S-06: a form of the document was there before its scripts', '/de/kontakt', 0],
  ['S-06: a form of a later page is there from now on', '/de/programm', 9000],
])('%s', (_, opened, since) => {
  const entry = { name: `http://localhost${opened}?von=hier` } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  vi.spyOn(performance, 'now').mockReturnValue(9000)
  history.replaceState(null, '', '/de/kontakt')
  expect(openingTime()).toBe(since)
})
