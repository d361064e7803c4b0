import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { writeRoute } from './write-route.ts'

/* That a new route passes the checks is tested together with a new kind: one copy of the project serves both. */

const root = dirname(dirname(dirname(import.meta.dirname)))
const route = { name: 'press', german: '/presse', english: '/press' }

test('an existing route is not overwritten', async () => {
  expect(await writeRoute(root, { ...route, name: 'events' })).toMatch(/already/)
})

test.each([
  ['', '/a', '/a'],
  ['Press', '/a', '/a'],
  ['../evil', '/a', '/a'],
  ['press', 'a', '/a'],
  ['press', '/a/../b', '/a'],
])('%j at %j and %j is no route', async (name, german, english) => {
  expect(await writeRoute(root, { name, german, english })).toMatch(/^Usage/)
})

test('both languages have the same parameters', async () => {
  const one = { name: 'press', german: '/presse/[number]', english: '/press' }
  expect(await writeRoute(root, one)).toMatch(/same parameters/)
})
