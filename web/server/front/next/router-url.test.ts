import { expect, test } from 'vitest'
import { routerUrl } from './router-url.ts'

test('P-04 the query of the programme is one parameter for the router, in one order', () => {
  const wanted = '/de/programm?list=date-01-12-2026.genre-3.page-2.room-7'
  expect(routerUrl('/de/programm?genre=3&room=7&date=01-12-2026&page=2')).toBe(wanted)
  expect(routerUrl('/de/programm?page=2&room=7&date=01-12-2026&genre=3')).toBe(wanted)
})

test('other parameters stay beside it, and clients cannot set the list parameter', () => {
  expect(routerUrl('/en/events?_rsc=1&type=4&edit=')).toBe(
    '/en/events?_rsc=1&edit=true&list=type-4',
  )
  expect(routerUrl('/en/events?list=genre-3')).toBe('/en/events')
})

test('other addresses are unchanged', () => {
  for (const url of ['/de', '/de/team?page=2', '/_next/static/a.js?dpl=1']) {
    expect(routerUrl(url)).toBe(url)
  }
})

test('E-01 the flag of editors gets a value, which conditions of rewrites need', () => {
  expect(routerUrl('/de/haus?edit')).toBe('/de/haus?edit=true')
  expect(routerUrl('/de/haus?edit=&noToolbar')).toBe('/de/haus?edit=true&noToolbar=')
  expect(routerUrl('/de/haus?edit=1')).toBe('/de/haus?edit=1')
  expect(routerUrl('/de/haus?edited')).toBe('/de/haus?edited')
})
