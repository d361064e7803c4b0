import { expect, test } from 'vitest'
import { isChosen, productionsAddress, type ProductionFilter } from './production-filter.ts'

const nothing: ProductionFilter = {
  season: undefined,
  exhibitionType: undefined,
  tag: undefined,
  date: undefined,
}

test('P-12 the filters are in the address, in one order', () => {
  const filter = { season: 2, exhibitionType: 'gastspiel', tag: 7, date: '2026-12-01' }
  expect(productionsAddress({ filter, page: 3 }, 'de')).toBe(
    '/de/produktionen?date=01-12-2026&exhibition_type=gastspiel&page=3&season=2&tag=7',
  )
  expect(isChosen(filter)).toBe(true)
})

test('P-12 the plain list has a plain address, in each language', () => {
  expect(productionsAddress({ filter: nothing, page: 1 }, 'de')).toBe('/de/produktionen')
  expect(productionsAddress({ filter: nothing }, 'en')).toBe('/en/productions')
  expect(isChosen(nothing)).toBe(false)
})
