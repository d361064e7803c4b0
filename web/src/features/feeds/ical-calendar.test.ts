import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar-event.ts'
import { icalCalendar } from './ical-calendar.ts'

const faust: CalendarEvent = {
  number: 7,
  slugs: { __typename: 'LocalizedSlug', de: 'faust', en: 'faust-part-one' },
  title: 'Faust, der Tragödie erster Teil',
  subtitle: 'Johann Wolfgang von Goethe; Fassung für drei',
  teaser: '',
  day: '2026-11-21',
  time: '19:30',
  dateStart: '2026-11-21T19:30:00+01:00',
  dateEnd: '2026-11-21T22:15:00+01:00',
  schedule: 'SCHEDULED',
  revision: 41,
  changedAt: '2026-11-20T09:00:00+01:00',
  genre: { __typename: 'Genre', name: 'Schauspiel' },
  venue: {
    __typename: 'Venue',
    name: 'Stadttheater',
    street: 'Theaterplatz 1',
    postcode: '4459',
    city: 'Ennsfelden',
    latitude: 47.9,
    longitude: 14.4,
  },
  room: { __typename: 'Room', name: 'Großes Haus' },
}

test('an event keeps its local time, and has its location', () => {
  const lines = linesOf([faust])
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:event-7@theatre.example',
      'SEQUENCE:41',
      'DTSTAMP:20261120T080000Z',
      'DTSTART;TZID=Europe/Vienna:20261121T193000',
      'DTEND;TZID=Europe/Vienna:20261121T221500',
      'SUMMARY:Faust\\, der Tragödie erster Teil',
      'LOCATION:Großes Haus\\, Stadttheater\\, Theaterplatz 1\\, 4459 Ennsfelden',
      'DESCRIPTION:Johann Wolfgang von Goethe\\; Fassung für drei\\nhttps://theatre.example/de/programm/faust/7',
      'STATUS:CONFIRMED',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ]),
  )
})

test('P-09: what does not take place is CANCELLED, what waits for a date TENTATIVE', () => {
  expect(linesOf([{ ...faust, schedule: 'CANCELED' }])).toContain('STATUS:CANCELLED')
  expect(linesOf([{ ...faust, schedule: 'POSTPONED' }])).toContain('STATUS:TENTATIVE')
  expect(linesOf([{ ...faust, schedule: 'RESCHEDULED' }])).toContain('STATUS:CONFIRMED')
})

test('an event has the same UID in both languages', () => {
  const uid = (text: string) => /^UID:.*$/m.exec(text)?.[0]
  expect(uid(write([faust], 'en'))).toBe(uid(write([faust], 'de')))
  expect(write([faust], 'en')).toContain('/en/events/faust-part-one/7')
})

test('the same events give the same bytes, at any time', () => {
  expect(write([faust])).toBe(write([faust]))
})

test('an event without a time is an all-day event', () => {
  const lines = linesOf([{ ...faust, time: null, dateStart: '2026-11-21T00:00:00+01:00' }])
  expect(lines).toContain('DTSTART;VALUE=DATE:20261121')
})

test('the time zone is before the events and after the properties of the calendar', () => {
  const lines = linesOf([faust])
  const place = (line: string) => lines.findIndex((one) => one.startsWith(line))
  expect(place('REFRESH-INTERVAL')).toBeLessThan(place('BEGIN:VTIMEZONE'))
  expect(place('END:VTIMEZONE')).toBeLessThan(place('BEGIN:VEVENT'))
})

test('an empty calendar is valid', () => {
  expect(linesOf([])).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'END:VCALENDAR']),
  )
})

test('before today’s rule each clock change is listed', () => {
  const summer = { ...faust, day: '1947-06-01', dateStart: '1947-06-01T19:30:00+03:00' }
  const lines = linesOf([summer])
  // The double summer time of that year, from 11 May.
  expect(lines).toContain('DTSTART:19470511T030000')
  expect(lines).toContain('TZOFFSETTO:+0300')
  const old = linesOf([{ ...faust, day: '1842-12-07', dateStart: '1842-12-07T20:00:00+00:53:28' }])
  expect(old).toContain('TZOFFSETTO:+005328')
  expect(old).toContain('DTSTART;TZID=Europe/Berlin:18421207T200000')
})

test('no text can begin a line of its own', () => {
  const text = write([{ ...faust, title: 'Ein\r\nEND:VEVENT\u0000\tTitel' }])
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
  // oxlint-disable-next-line no-control-regex -- these must not be there
  expect(text).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f]/)
})

function write(events: CalendarEvent[], locale: 'de' | 'en' = 'de'): string {
  const siteUrl = 'https://theatre.example'
  return icalCalendar({ name: 'Spielplan', house: 'Stadttheater', events, locale, siteUrl })
}

function linesOf(events: CalendarEvent[]): string[] {
  return write(events).replaceAll('\r\n ', '').split('\r\n')
}
