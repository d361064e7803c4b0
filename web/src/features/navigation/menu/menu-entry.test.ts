import { expect, test } from 'vitest'
import { leadsTo, mainEntries } from './menu-entry.ts'

const house = {
  url: '/de/haus',
  title: 'Haus',
  children: [{ url: '/de/service/presse', title: 'Presse' }],
}

test.each([
  ['/de/haus', true],
  ['/de/haus/geschichte', true],
  ['/de/service/presse', true],
  ['/de/haustechnik', false],
  ['/de/service', false],
])('L-04 an entry with submenu is marked on %s: %s', (path, isSo) => {
  expect(leadsTo(house, path)).toBe(isSo)
})

test('L-04 the home page is above all others, and marked on itself only', () => {
  const start = { url: '/de', title: 'Start', children: [] }
  expect([leadsTo(start, '/de'), leadsTo(start, '/de/haus')]).toEqual([true, false])
})

test('L-04 an entry without a link is marked by its submenu only', () => {
  const labels = { ...house, url: '' }
  expect([leadsTo(labels, '/de/haus'), leadsTo(labels, '/de/service/presse')]).toEqual([
    false,
    true,
  ])
})

test('L-04 wide windows show seven entries of the menu without the home page, and the whole menu the rest', () => {
  const entry = (title: string, url: string | null = `/de/${title}`) => ({
    title,
    url,
    children: [],
  })
  const titles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const menu = [
    entry('Start', '/de'),
    entry('labels only', null),
    ...titles.map((one) => entry(one)),
  ]
  const { shown, rest } = mainEntries(menu)
  expect(shown.map(({ title }) => title)).toEqual(['labels only', 'a', 'b', 'c', 'd', 'e', 'f'])
  expect(rest.map(({ title }) => title)).toEqual(['g', 'h'])
  expect(mainEntries(menu.slice(0, 8)).rest).toEqual([])
})
