import { expect, test } from 'vitest'
import { readKnownQuery } from './known-query.ts'

const read = (path: string, query: string) => readKnownQuery(path, new URLSearchParams(query))

test('P-02: calendars and feeds know the filters of the list, in one order', () => {
  for (const path of ['/de/programm/kalender.ics', '/en/events/feed.rss']) {
    expect(read(path, 'tag=2&genre=1&room=4&series=3&type=premiere&date=07-12-1842&x=1')).toEqual({
      query: 'date=07-12-1842&genre=1&room=4&series=3&tag=2&type=premiere',
      refused: [],
      isMended: false,
      isOneSegment: false,
    })
  }
})

test('P-05: what makes no sense there is refused', () => {
  expect(read('/de/programm/kalender.ics', 'genre=x&tag=0&type=Ä')).toMatchObject({
    query: '',
    refused: ['type', 'tag', 'genre'],
    isMended: true,
  })
})
