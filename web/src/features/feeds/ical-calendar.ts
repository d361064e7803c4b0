import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { siteTimeZone, zoneName } from './site-time-zone.ts'

dayjs.extend(utc)

type Calendar = {
  /** Name in calendars. */
  name: string
  /** Name of the theatre. */
  house: string
  events: readonly CalendarEvent[]
  locale: Locale
  siteUrl: string
}

/** How often calendars refresh, in seconds. */
const refreshSeconds = 60 * 60

const statuses = {
  SCHEDULED: ICalEventStatus.CONFIRMED,
  RESCHEDULED: ICalEventStatus.CONFIRMED,
  POSTPONED: ICalEventStatus.TENTATIVE,
  CANCELED: ICalEventStatus.CANCELLED,
} as const

/**
 * Events as iCalendar (RFC 5545). An event has the same UID in every file and language, so that it is not duplicated
 * for a visitor with two subscriptions; the same events always give the same bytes.
 */
export function icalCalendar({ name, house, events, locale, siteUrl }: Calendar): string {
  const calendar = ical({
    name: printable(name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: printable(house), product: 'Foyer', language: locale.toUpperCase() },
    ttl: refreshSeconds,
  })
  const years = yearsOf(events)
  const timezone = zoneName(years)
  for (const event of events) calendar.createEvent(icalEvent(event, { locale, siteUrl, timezone }))
  const zone = `${siteTimeZone(years)}\r\n`
  // The library would write the time zone before properties of the calendar, which RFC 5545 wants first, and DTSTAMP
  // not in UTC.
  return calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, zone) + '\r\n'
}

function icalEvent(
  event: CalendarEvent,
  { locale, siteUrl, timezone }: { locale: Locale; siteUrl: string; timezone: string },
): ICalEventData {
  const url =
    siteUrl + pathFor('events-slug-id', { slug: event.slugs[locale], number: event.number }, locale)
  const about = [event.subtitle, event.teaser, url].filter((line) => line)
  return {
    id: `event-${event.number}@${new URL(siteUrl).hostname}`,
    sequence: event.revision,
    stamp: new Date(event.changedAt),
    lastModified: new Date(event.changedAt),
    ...timesOf(event, timezone),
    summary: printable(event.title),
    description: printable(about.join('\n')),
    location: placeOf(event),
    url,
    status: statuses[event.schedule],
    ...(event.genre && { categories: [{ name: printable(event.genre.name) }] }),
  }
}

/** The values are local times of the theatre, written as they are. */
function timesOf({ day, time, dateStart, dateEnd }: CalendarEvent, timezone: string) {
  if (!time) return { start: dayjs.utc(day), allDay: true }
  const reading = (instant: string) => dayjs.utc(instant.slice(0, 19))
  return {
    timezone,
    start: reading(dateStart),
    ...(dateEnd && { end: reading(dateEnd) }),
  }
}

function placeOf({ venue, room }: CalendarEvent) {
  const town = [venue.postcode, venue.city].filter((part) => part).join(' ')
  const parts = [room?.name, venue.name, venue.street, town].filter((part) => part)
  const { latitude, longitude } = venue
  return {
    title: printable([...new Set(parts)].join(', ')),
    ...(latitude !== null && longitude !== null && { geo: { lat: latitude, lon: longitude } }),
  }
}

function yearsOf(events: readonly CalendarEvent[]) {
  const years = events.map(({ day }) => Number(day.slice(0, 4)))
  return {
    first: years.reduce((one, other) => Math.min(one, other), Infinity),
    last: years.reduce((one, other) => Math.max(one, other), 0),
  }
}

/** Removes what iCalendar does not allow: all control characters but the line break. */
// oxlint-disable-next-line no-control-regex -- see above
const printable = (text: string) => text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
