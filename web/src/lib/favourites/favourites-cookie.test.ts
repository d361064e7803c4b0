import { expect, test } from 'vitest'
import type { Favourite } from './favourites.ts'
import { favouritesCookieLine, parseFavourites } from './favourites-cookie.ts'

const https = { protocol: 'https:' }
const valueOf = (line: string) => /^favourites=([^;]*)/.exec(line)![1]!

test('S-09 what is written to the cookie is read from it', () => {
  const favourites: Favourite[] = [
    { type: 'article', number: 3 },
    { type: 'event', number: 296 },
  ]
  const line = favouritesCookieLine(favourites, https)
  expect(line).toBe('favourites=a3.e296; Path=/; Max-Age=34560000; SameSite=Lax; Secure')
  expect(parseFavourites(valueOf(line))).toEqual(favourites)
})

test('S-09 without favourites the cookie is removed', () => {
  expect(favouritesCookieLine([], { protocol: 'http:' })).toBe(
    'favourites=; Path=/; Max-Age=0; SameSite=Lax',
  )
})

test('S-09 as many as fit into a cookie are kept, the newest', () => {
  const favourites = (['event', 'production', 'person', 'article'] as const).flatMap((type) =>
    Array.from({ length: 100 }, (_, index): Favourite => ({ type, number: 100_000_000 + index })),
  )
  const line = favouritesCookieLine(favourites, https)
  expect(line.length).toBeLessThan(4000)
  const read = parseFavourites(valueOf(line))
  expect(read.length).toBeGreaterThan(300)
  expect(read).toEqual(favourites.slice(0, read.length))
})

test('S-09 of one type a hundred are read, each once, and invalid entries are left out', () => {
  const keys = Array.from({ length: 150 }, (_, index) => `e${index + 1}`)
  expect(parseFavourites([...keys, 'e1', 'x2', 'p', 'p1x', 'p7'].join('.'))).toEqual([
    ...keys.slice(0, 100).map((key) => ({ type: 'event', number: Number(key.slice(1)) })),
    { type: 'production', number: 7 },
  ])
})
