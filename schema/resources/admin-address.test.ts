import { expect, test } from 'vitest'
import { adminAddressOf } from './admin-address.ts'

test('E-11 pages of events, persons, productions, series and venues lead to their rows, others to none', () => {
  const kinds = ['event', 'person', 'production', 'series', 'venue', 'page', 'unknown']
  expect(kinds.map((kind) => adminAddressOf(`${kind}-7`))).toEqual([
    '/admin/events/7',
    '/admin/persons/7',
    '/admin/productions/7',
    '/admin/series/7',
    '/admin/venues/7',
    undefined,
    undefined,
  ])
  expect(adminAddressOf('welcome')).toBeUndefined()
})
