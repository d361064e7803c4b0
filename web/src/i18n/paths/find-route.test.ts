import { expect, test } from 'vitest'
import { findRoute } from './find-route.ts'
import { isVisitorsOwn, isVisitorsOwnView } from '#i18n/visitors-own.ts'

test.each([
  ['/de', 'index'],
  ['/en/events', 'events'],
  ['/de/programm/die-moewe/7', 'events-slug-id'],
  ['/de/programm/die-moewe/7/karten/reservieren', 'events-slug-id-tickets-hold'],
  ['/de/programm/die-moewe/7/karten/danke', 'events-slug-id-tickets-outcome'],
  ['/de/mediathek-de/tags', 'magazine-tags'],
  ['/de/search/others/2', 'search'],
  ['/de/search/plays', 'page'],
  ['/de/programm/die-moewe/sieben', 'page'],
  ['/de/haus/geschichte', 'page'],
  ['/fr/events', undefined],
])('R-24 at %s there is the route %s', (path, name) => {
  expect(findRoute(path)?.route.name).toBe(name)
})

test('what is a visitor’s own is known by paths of visitors and of the router', () => {
  for (const path of ['/de/warenkorb', '/en/cart', '/de/user/profile', '/en/user/attempt/x']) {
    expect([path, isVisitorsOwn(path)]).toEqual([path, true])
  }
  expect(isVisitorsOwn('/de/programm')).toBe(false)
  expect(isVisitorsOwn('/de/attempt/haus')).toBe(false)
  expect(isVisitorsOwnView('/de/view/user-attempt/x')).toBe(true)
  expect(isVisitorsOwnView('/de/view/forms-slug-id-attempt/x/1/y')).toBe(true)
  expect(isVisitorsOwnView('/de/view/page/attempt/haus')).toBe(false)
})
