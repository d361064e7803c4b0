import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'
import { readTarget } from './target.ts'

test.each([
  ['/dE/pRoGramm', '/de/programm'],
  ['/DE', '/de'],
  ['/EN/Events/The-Seagull/7', '/en/events/the-seagull/7'],
  ['/de/%70rogramm', '/de/programm'],
  ['/%64e', '/de'],
  ['/de/programm/', '/de/programm'],
  ['/de/', '/de'],
  ['/de/caf%c3%a9', '/de/caf%C3%A9'],
  ['/de/CAF%C3%89', '/de/caf%C3%A9'],
  ['/de/programm/kalender.ics', '/de/programm/kalender.ics'],
])('R-17 the canonical form of %s is %s', (typed, canonical) => {
  expect(canonicalPath(typed)).toBe(canonical)
})

test.each([
  '/',
  '/webshop/A/',
  '/_next/static/ABC/x.js',
  '/Favicon.ico',
  '/defekt/X',
  '/media/A.jpg',
])('%s has no language and is unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path)
})

test('a canonical path is stable and stays on the site: no redirect loop and no open redirect', () => {
  const written = fc.string({
    unit: fc.constantFrom(
      ...'a Z 0 9 - . _ ~ ! $ & ( ) * + , ; = : @ / % C 2 f ß İ É %C3%89'.split(' '),
    ),
    maxLength: 30,
  })
  fc.assert(
    fc.property(written, (rest) => {
      const target = readTarget(`/de/${rest}`)
      fc.pre(target !== undefined)
      const canonical = canonicalPath(target.path)
      expect(canonicalPath(canonical)).toBe(canonical)
      expect(canonical).toMatch(/^\/de(?:\/(?!\/)|$)/)
      expect(readTarget(canonical)?.path).toBe(canonical)
    }),
    { numRuns: 2000 },
  )
})
