import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar-event.ts'
import { rssFeed } from './rss-feed.ts'

const event: CalendarEvent = {
  number: 7,
  slugs: { __typename: 'LocalizedSlug', de: 'faust', en: 'faust-part-one' },
  title: 'Kabale & Liebe <neu>',
  subtitle: '',
  teaser: 'Ein "Abend"\u0001',
  day: '2026-11-21',
  time: '19:30',
  dateStart: '2026-11-21T19:30:00+01:00',
  dateEnd: null,
  schedule: 'SCHEDULED',
  revision: 41,
  changedAt: '2026-11-20T09:00:00+01:00',
  genre: { __typename: 'Genre', name: 'Schauspiel' },
  venue: {
    __typename: 'Venue',
    name: 'Haus',
    street: '',
    postcode: '',
    city: 'Ort',
    latitude: null,
    longitude: null,
  },
  room: null,
}

test('a feed is well-formed whatever its texts, and links to the events', () => {
  const feed = read([event])
  expect(feed.querySelector('parsererror')).toBeNull()
  const item = feed.querySelector('item')!
  const text = (name: string) => item.querySelector(name)?.textContent
  expect(text('title')).toBe('Kabale & Liebe <neu> – Samstag, 21.11.2026, 19:30 Uhr')
  expect(text('link')).toBe('https://theatre.example/de/programm/faust/7')
  expect(text('description')).toBe('Haus, Ort. Ein "Abend"')
  expect(text('guid')).toBe('event-7@theatre.example')
  expect(text('pubDate')).toBe('Fri, 20 Nov 2026 08:00:00 GMT')
})

test('P-09: what does not take place says so first', () => {
  const title = read([{ ...event, schedule: 'CANCELED' }]).querySelector('item > title')
  expect(title?.textContent).toMatch(/^Abgesagt: Kabale/)
})

function read(events: CalendarEvent[]) {
  const text = rssFeed({
    title: 'Spielplan',
    description: 'Alle Termine',
    events,
    locale: 'de',
    siteUrl: 'https://theatre.example',
    path: '/de/programm/feed.rss?genre=1&tag=2',
    schedules: { CANCELED: 'Abgesagt' },
  })
  return new DOMParser().parseFromString(text, 'application/xml')
}
