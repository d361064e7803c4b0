import { expect, test } from 'vitest'
import { pathFor } from '#i18n/paths/path-for.ts'
import { searchAction } from './search-action.ts'

test('S-01 a new term keeps the category and begins with page 1', () => {
  const { de, en } = { de: pathFor('search', {}, 'de'), en: pathFor('search', {}, 'en') }
  expect(searchAction('/de/search/others/4', de)).toBe(
    pathFor('search', { category: 'others', page: 1 }, 'de'),
  )
  expect(searchAction('/en/search/events', en)).toBe('/en/search/events/1')
  for (const path of ['/de', '/de/search', '/de/programm', '/de/searching/others']) {
    expect(searchAction(path, de)).toBe('/de/search')
  }
})
