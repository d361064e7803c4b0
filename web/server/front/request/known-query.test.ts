import { expect, test } from 'vitest'
import { readKnownQuery } from './known-query.ts'

const read = (path: string, query: string) => readKnownQuery(path, new URLSearchParams(query))

test('P-02: calendars and feeds accept the filters of the list, in one order', () => {
  for (const path of ['/de/programm/kalender.ics', '/en/events/feed.rss']) {
    expect(read(path, 'tag=2&genre=1&room=4&series=3&type=premiere&date=07-12-1842&x=1')).toEqual({
      query: 'date=07-12-1842&genre=1&room=4&series=3&tag=2&type=premiere',
      invalid: [],
      isNormalized: false,
      isOneSegment: false,
    })
  }
})

test('P-08 a button for several days sets the first and the last; single days take precedence', () => {
  const days = 'days=2026-11-28%2F2026-11-29'
  expect(read('/de/programm', `${days}&venue=3&genre=`)).toEqual({
    query: 'date=28-11-2026&to=29-11-2026&venue=3',
    invalid: [],
    isNormalized: true,
    isOneSegment: true,
  })
  expect(read('/de/programm', `${days}&date=2026-12-24`)).toMatchObject({
    query: 'date=24-12-2026',
  })
  expect(read('/de/programm', 'days=&genre=2')).toMatchObject({ query: 'genre=2', invalid: [] })
  expect(read('/de/programm', 'days=2026-11-28%2Fheute')).toMatchObject({ invalid: ['days'] })
})

test('P-05: invalid values are rejected', () => {
  expect(read('/de/programm/kalender.ics', 'genre=x&tag=0&type=Ä')).toMatchObject({
    query: '',
    invalid: ['type', 'tag', 'genre'],
    isNormalized: true,
  })
})

test('R-13 R-24 a search accepts its term, on each of its tabs and pages', () => {
  for (const path of ['/de/search', '/en/search/events', '/de/search/others/2']) {
    expect(read(path, 'q=Hamlet&x=1')).toEqual({
      query: 'q=Hamlet',
      invalid: [],
      isNormalized: false,
      isOneSegment: true,
    })
  }
  for (const path of ['/de/search/plays', '/de/search/events/0', '/de/searching']) {
    expect(read(path, 'q=Hamlet')).toMatchObject({ query: '', isOneSegment: false })
  }
})

test('R-24 a term is normalized: no extra spaces, no control characters, not too long', () => {
  const normalized = (q: string) => read('/de/search', String(new URLSearchParams({ q })))
  expect(normalized('  die \t Möwe ')).toMatchObject({
    query: 'q=die+M%C3%B6we',
    isNormalized: true,
  })
  expect(normalized('Ham\0let')).toMatchObject({ query: 'q=Ham+let', isNormalized: true })
  expect(normalized('x'.repeat(10_000))).toMatchObject({ query: `q=${'x'.repeat(100)}` })
  expect(normalized('   ')).toMatchObject({ query: '', isNormalized: true })
  expect(normalized('')).toMatchObject({ query: '', invalid: [], isNormalized: false })
})
