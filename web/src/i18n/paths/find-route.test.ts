import { expect, test } from 'vitest'
import { findRoute } from './find-route.ts'
import { isPrivatePath, isPrivateView } from '#i18n/private-pages.ts'

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
])('R-24 %s is the route %s', (path, name) => {
  expect(findRoute(path)?.route.name).toBe(name)
})

test('private pages are recognized by visitors’ paths and by the router’s', () => {
  for (const path of ['/de/warenkorb', '/en/cart', '/de/user/profile', '/en/user/attempt/x']) {
    expect([path, isPrivatePath(path)]).toEqual([path, true])
  }
  expect(isPrivatePath('/de/programm')).toBe(false)
  expect(isPrivatePath('/de/attempt/haus')).toBe(false)
  expect(isPrivateView('/de/view/user-attempt/x')).toBe(true)
  expect(isPrivateView('/de/view/forms-slug-id-attempt/x/1/y')).toBe(true)
  expect(isPrivateView('/de/view/page/attempt/haus')).toBe(false)
})
