import { languageTag, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay } from '#lib/time/days.ts'
import { rssChannel, rssItem } from '#lib/xml/rss.ts'
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
  schedules: Partial<Record<CalendarEvent['schedule'], string>>
}

/** Events as RSS 2.0, in order. An entry's date is the last change of its event. */
export function rssFeed(feed: Feed): string {
  const { title, description, locale, siteUrl, path } = feed
  return rssChannel({
    title,
    description,
    link: siteUrl + pathFor('events', {}, locale),
    self: siteUrl + path,
    language: languageTag[locale],
    items: feed.events.map((event) => entry(event, feed)),
  })
}

function entry(event: CalendarEvent, { locale, siteUrl, schedules }: Feed): string {
  const day = formatDay(event.day, locale)
  const when = event.time ? `${day}, ${formatTime(event.time, locale)}` : day
  const said = schedules[event.schedule]
  const title = `${event.title} – ${when}`
  const place = [event.room?.name, event.venue.name, event.venue.city].filter((part) => part)
  const about = [[...new Set(place)].join(', '), event.subtitle, event.teaser].filter(
    (part) => part,
  )
  return rssItem({
    title: said ? `${said}: ${title}` : title,
    link:
      siteUrl +
      pathFor('events-slug-id', { slug: event.slugs[locale], number: event.number }, locale),
    description: about.join('. '),
    category: event.genre?.name,
    id: `event-${event.number}@${new URL(siteUrl).hostname}`,
    date: event.changedAt,
  })
}
