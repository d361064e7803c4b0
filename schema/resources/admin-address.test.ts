import { expect, test } from 'vitest'
import { adminAddressOf } from './admin-address.ts'

test.each([
  ['article', '/admin/articles/7'],
  ['event', '/admin/events/7'],
  ['form', '/admin/forms/7'],
  ['person', '/admin/persons/7'],
  ['production', '/admin/productions/7'],
  ['series', '/admin/series/7'],
  ['venue', '/admin/venues/7'],
  ['page', undefined],
  ['unknown', undefined],
  ['constructor', undefined],
])('E-11 the page of %s-7 leads to %s', (kind, address) => {
  expect(adminAddressOf(`${kind}-7`)).toBe(address)
})

test('E-11 a container without a number leads nowhere', () => {
  expect(adminAddressOf('welcome')).toBeUndefined()
  expect(adminAddressOf('event')).toBeUndefined()
})
