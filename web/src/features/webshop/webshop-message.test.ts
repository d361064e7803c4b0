import { expect, test } from 'vitest'
import { readWebshopMessage } from './webshop-message.ts'

const from = { source: 'foyer-webshop' }

test('B-12: height, tickets, places and pages are parsed', () => {
  expect(readWebshopMessage({ ...from, type: 'height', px: 900 })).toEqual({
    type: 'height',
    px: 900,
  })
  expect(readWebshopMessage({ ...from, type: 'cart', amount: 0 })).toEqual({
    type: 'cart',
    amount: 0,
  })
  expect(readWebshopMessage({ ...from, type: 'open', what: 'events' })).toEqual({
    type: 'open',
    what: 'events',
  })
  expect(readWebshopMessage({ ...from, type: 'page' })).toEqual({ type: 'page' })
})

test.each([
  null,
  'height',
  { type: 'height', px: 900 },
  { ...from, type: 'height', px: -1 },
  { ...from, type: 'height', px: 1e9 },
  { ...from, type: 'height', px: '900' },
  { ...from, type: 'cart', amount: 0.5 },
  { ...from, type: 'open', what: { path: '/' } },
  { ...from, type: 'buy' },
])('%j is ignored', (data) => {
  expect(readWebshopMessage(data)).toBeUndefined()
})
