import { expect, test } from 'vitest'
import { createTagClock } from '#front/cache/tag-clock.ts'
import { findRedirect, redirectMap } from './redirects.ts'
import { createSiteStateKeeper } from './site-state.ts'

const move = (oldPath: string, newPath: string) => ({ oldPath, newPath })
const find = (redirects: ReadonlyMap<string, string>, path: string, query = '') =>
  findRedirect(redirects, { path, query: new URLSearchParams(query) })

test('R-23: old paths redirect to new ones, however they are spelled', () => {
  const redirects = redirectMap([move('/de/gästebuch/', '/de/häuser'), move('/en/a', '/en/b?x=1')])
  expect(find(redirects, '/de/g%C3%A4stebuch')).toBe('/de/h%C3%A4user')
  expect(find(redirects, '/de/g%C3%A4stebuch/', 'a=b')).toBe('/de/h%C3%A4user?a=b')
  expect(find(redirects, '/en/a', 'a=b')).toBe('/en/b?x=1')
  expect(find(redirects, '/de/anders')).toBeUndefined()
})

test('redirects without a valid target are left out', () => {
  const redirects = redirectMap([
    move('/de/kreis', '/de/kreis/'),
    move('/de/a', '//evil.test'),
    move('/de/b', 'javascript:alert(1)'),
    move('ohne', '/de'),
    move('/de/c', 'https://www.example.org/neu'),
    move('/de/c', '/de/zweites'),
  ])
  expect([...redirects]).toEqual([['/de/c', 'https://www.example.org/neu']])
})

test('R-23: a failing list causes no error, and the last one stays', async () => {
  const failures: unknown[] = []
  let fails = true
  const keeper = createSiteStateKeeper({
    load: async () => {
      if (fails) throw new Error('down')
      return { isOnline: false, redirects: new Map([['/a', '/b']]) }
    },
    onFailure: (error) => failures.push(error),
    clock: createTagClock(),
  })

  await keeper.refresh()
  expect(keeper.current()).toEqual({ isOnline: true, redirects: new Map() })
  fails = false
  await keeper.refresh()
  expect(keeper.current().redirects.get('/a')).toBe('/b')
  fails = true
  await keeper.refresh()
  expect(keeper.current().isOnline).toBe(false)
  expect(failures).toHaveLength(2)
})
