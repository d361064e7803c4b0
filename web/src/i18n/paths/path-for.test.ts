import { expect, test } from 'vitest'
import { de } from '#messages/de.ts'
import { en } from '#messages/en.ts'
import { pathFor } from './path-for.ts'

test('R-02 R-03 R-04 R-24 routes have names, and paths in both languages', () => {
  expect(pathFor('index', {}, 'de')).toBe('/de')
  expect(pathFor('events', {}, 'de')).toBe('/de/programm')
  expect(pathFor('events', {}, 'en')).toBe('/en/events')
  expect(pathFor('events-slug-id', { slug: 'carmen', number: 7 }, 'de')).toBe(
    '/de/programm/carmen/7',
  )
  expect(pathFor('legals-imprint', {}, 'en')).toBe('/en/impressum')
})

test('R-13 an omitted optional parameter leaves no trace', () => {
  expect(pathFor('search', {}, 'de')).toBe('/de/search')
  expect(pathFor('search', { category: 'events', page: 2 }, 'de')).toBe('/de/search/events/2')
})

test('a parameter cannot change the shape of a path', () => {
  expect(pathFor('events-slug-id', { slug: '../x', number: 1 }, 'de')).toBe('/de/programm/..%2Fx/1')
})

test('every message exists in both languages', () => {
  expect(keysOf(en)).toEqual(keysOf(de))
})

function keysOf(labels: object, path = ''): string[] {
  return Object.entries(labels).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  )
}
