import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

test('R-13 R-24 a search has an address with its tab, its page and its term', () => {
  expect(searchAddress({ term: 'Die Möwe' }, 'de')).toBe('/de/search?q=Die+M%C3%B6we')
  expect(searchAddress({ term: 'x', tab: 'others', page: 1 }, 'en')).toBe('/en/search/others?q=x')
  expect(searchAddress({ term: 'x', tab: 'events', page: 3 }, 'de')).toBe('/de/search/events/3?q=x')
})
