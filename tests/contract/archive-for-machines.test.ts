import { join } from 'node:path'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { archiveFiles, readArchiveFile } from '@foyer/demo/import/nyphil/read-archive.ts'
import { icalCalendar } from '@foyer/web/src/features/feeds/ical-calendar.ts'
import { eventJsonLd } from '@foyer/web/src/features/events/markup/event-json-ld.ts'
import { eventOf, type MachineEvent, siteUrl } from './archive-event.ts'

/* A real programme of 180 years. NYPHIL_FOLDER names the folder of the whole archive, as for the import; without it an extract with the unusual entries is used. */
const folder = process.env.NYPHIL_FOLDER ?? join(import.meta.dirname, 'archive')
const maxInCalendar = 500

/** By the years of a calendar: before 1996 Vienna's clock was at times another than Berlin's. */
const zones = ['Europe/Berlin', 'Europe/Vienna']

let events: MachineEvent[] = []
const skipped: unknown[] = []

beforeAll(async () => {
  for (const file of await archiveFiles(folder)) {
    for (const source of await readArchiveFile(file, (broken) => skipped.push(broken))) {
      for (const concert of source.concerts)
        events.push(eventOf(source, concert, events.length + 1))
    }
  }
  events = events.toSorted((one, other) => (one.dateStart < other.dateStart ? -1 : 1))
})

test('the archive begins before time zones and ends today', () => {
  expect(skipped).toEqual([])
  expect(events.length).toBeGreaterThan(process.env.NYPHIL_FOLDER ? 20_000 : 60)
  expect(events[0]!.day.slice(0, 4)).toBe('1842')
  expect(events.at(-1)!.day > '2024').toBe(true)
  expect(events.some(({ time }) => time === null)).toBe(true)
})

test('every concert is a valid schema.org event', () => {
  for (const event of events) {
    const made = eventJsonLd(event, {
      name: 'Stadttheater',
      siteUrl,
      locale: 'de',
    })
    const read = RequiredEvent.safeParse(JSON.parse(JSON.stringify(made)))
    expect(read.error?.issues, JSON.stringify(made)).toBeUndefined()
    expect(read.data!.name).toBe(event.title)
    expect(read.data!.startDate.slice(0, 10)).toBe(event.day)
    if (event.time) expect(read.data!.startDate.slice(11, 16)).toBe(event.time)
  }
})

describe('two independent parsers read back the same calendar', () => {
  test('all concerts, in calendars of the site’s length', () => {
    let count = 0
    for (let from = 0; from < events.length; from += maxInCalendar) {
      const some = events.slice(from, from + maxInCalendar)
      count += readSame(some)
    }
    expect(count).toBe(events.length)
  })

  test('single concerts', () => {
    const step = Math.max(1, Math.floor(events.length / 200))
    for (let index = 0; index < events.length; index += step) {
      expect(readSame([events[index]!])).toBe(1)
    }
  })
})

/** Returns how many events both parsers have found. */
function readSame(some: MachineEvent[]): number {
  const text = icalCalendar({
    name: 'Spielplan',
    house: 'Stadttheater',
    events: some,
    locale: 'de',
    siteUrl,
  })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const one = readByIcalJs(text)
  const other = readByNodeIcal(text)
  const expected = some.map(expectedOf)
  expect(one).toEqual(expected)
  expect(other).toEqual(expected)
  return one.length
}

type ReadEvent = {
  uid: string
  summary: string
  location: string
  description: string
  status: string
  sequence: number
  /** The day, or the instant to the minute: local mean time has seconds, which one of the parsers drops. */
  start: string
}

function expectedOf(event: MachineEvent): ReadEvent {
  const url = `${siteUrl}/de/programm/${event.slugs.de}/${event.number}`
  return {
    uid: `event-${event.number}@theatre.example`,
    summary: event.title,
    location: [...new Set([event.venue.name, event.venue.city])].join(', '),
    description: [event.subtitle, event.teaser, url].filter((line) => line).join('\n'),
    status: 'CONFIRMED',
    sequence: event.revision,
    start: event.time
      ? minute(Date.parse(`${event.dateStart.slice(0, 19)}Z`) - wholeMinutes(event) * 60_000)
      : event.day,
  }
}

/** Minutes of the offset that the event states. */
function wholeMinutes({ dateStart }: MachineEvent): number {
  const [, hours = 0, minutes = 0] = /\+(\d{2}):(\d{2})/.exec(dateStart) ?? []
  return Number(hours) * 60 + Number(minutes)
}

function readByIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { startDate } = event
    if (!startDate.isDate) expect(zones).toContain(startDate.zone?.tzid)
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      start: startDate.isDate ? startDate.toString() : minute(startDate.toUnixTime() * 1000),
    }
  })
}

function readByNodeIcal(text: string): ReadEvent[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((component) => {
    if (component?.type !== 'VEVENT') return []
    const { start } = component
    if (component.datetype === 'date-time') expect(zones).toContain(start.tz)
    return {
      uid: component.uid,
      summary: textOf(component.summary),
      location: textOf(component.location),
      description: textOf(component.description),
      status: String(component.status),
      sequence: Number(component.sequence),
      start: component.datetype === 'date' ? localDay(start) : minute(start.getTime()),
    }
  })
}

const minute = (instantMs: number) =>
  new Date(Math.round(instantMs / 60_000) * 60_000).toISOString().slice(0, 16)

/** A text with parameters is parsed as an object. */
const textOf = (value: string | { val: string } = '') =>
  typeof value === 'string' ? value : value.val

/** Days are parsed as midnight in the time zone of the test. */
function localDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

const iso8601 = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})?)?$/
const address = z.url({ protocol: /^https$/ })

/** The properties that search engines require of an event, as text in the page. */
const RequiredEvent = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('MusicEvent'),
  name: z.string().min(1),
  url: address,
  startDate: z.string().regex(iso8601),
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.strictObject({
    '@type': z.literal('Place'),
    name: z.string().min(1),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: z.string().min(1),
      addressRegion: z.string().min(1),
      addressCountry: z.literal('AT'),
    }),
  }),
  description: z.string().min(1),
  image: z.array(address).min(1),
  inLanguage: z.literal('de-AT'),
  performer: z
    .array(
      z.strictObject({ '@type': z.enum(['Person', 'PerformingGroup']), name: z.string().min(1) }),
    )
    .min(1)
    .max(50),
  organizer: z.strictObject({
    '@type': z.literal('PerformingArtsTheater'),
    '@id': address,
    name: z.string().min(1),
    url: address,
    logo: address,
  }),
})
