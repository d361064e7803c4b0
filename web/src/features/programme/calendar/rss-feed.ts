import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'
import { clockInWords } from '#lib/clock.ts'
import { dayInWords } from '#lib/days.ts'
import { xmlText } from '#lib/xml.ts'
import type { CalendarEvent } from './calendar-event.ts'

type Feed = {
  title: string
  description: string
  events: readonly CalendarEvent[]
  locale: Locale
  siteUrl: string
  /** Path of the feed itself. */
  path: string
  /** What is said of an event that does not take place as announced. */
  occurrences: Partial<Record<CalendarEvent['occurrence'], string>>
}

/** Events as RSS 2.0, in order of time. An entry is as new as the last change of its event. */
export function rssFeed(feed: Feed): string {
  const { locale, siteUrl } = feed
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', siteUrl + pathFor('events', {}, locale)),
    element('description', feed.description),
    element('language', locale === 'de' ? 'de-AT' : 'en-GB'),
    element('ttl', '60'),
    `<atom:link href="${xmlText(siteUrl + feed.path)}" rel="self" type="application/rss+xml"/>`,
    ...feed.events.map((event) => entry(event, feed)),
    '</channel></rss>\n',
  ].join('\n')
}

function entry(event: CalendarEvent, { locale, siteUrl, occurrences }: Feed): string {
  const url =
    siteUrl + pathFor('events-slug-id', { slug: event.slugs[locale], id: event.id }, locale)
  const day = dayInWords(event.day, locale)
  const when = event.time ? `${day}, ${clockInWords(event.time, locale)}` : day
  const said = occurrences[event.occurrence]
  const title = `${event.title} – ${when}`
  const place = [event.room?.name, event.venue.name, event.venue.city].filter((part) => part)
  const about = [[...new Set(place)].join(', '), event.subtitle, event.teaser].filter(
    (part) => part,
  )
  return [
    '<item>',
    element('title', said ? `${said}: ${title}` : title),
    element('link', url),
    element('description', about.join('. ')),
    event.genre && element('category', event.genre.name),
    `<guid isPermaLink="false">${xmlText(`event-${event.id}@${new URL(siteUrl).hostname}`)}</guid>`,
    element('pubDate', new Date(event.changedAt).toUTCString()),
    '</item>',
  ]
    .filter((line) => line)
    .join('')
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
