import { expect, test } from 'vitest'
import { readListSegment, emptyQuerySegment, writeListSegment } from './list-segment.ts'

test('P-04 a query becomes one segment of a path, and back', () => {
  const segment = writeListSegment(new URLSearchParams('room=2&genre=3&date=01-12-2026'))
  expect(segment).toBe('date-01-12-2026.genre-3.room-2')
  expect(Object.fromEntries(readListSegment(segment))).toEqual({
    date: '01-12-2026',
    genre: '3',
    room: '2',
  })
})

test('P-04 the list without a query has a segment of its own', () => {
  expect(writeListSegment(new URLSearchParams())).toBe(emptyQuerySegment)
  expect(readListSegment(emptyQuerySegment).size).toBe(0)
})

test.each(['Schöne Müllerin', 'a_b', '_66_', '100 %', '魔笛', '🎭', '../..', "'; --", 'x-y.z'])(
  'R-24 the term "%s" becomes one segment of a path, and back',
  (term) => {
    const segment = writeListSegment(new URLSearchParams({ q: term }))
    expect(segment).toMatch(/^[a-z0-9._-]+$/)
    expect(readListSegment(segment).get('q')).toBe(term)
  },
)
