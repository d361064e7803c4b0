import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { env } from '#lib/env.ts'
import { fileResponse } from '#lib/http/file-response.ts'
import { type FeedFilter, feedTags, findFeedEvents } from './find-feed-events.ts'
import { icalCalendar } from './ical-calendar.ts'
import { rssFeed } from './rss-feed.ts'

/** Upcoming events in a calendar. */
const maxInCalendar = 500
/** Entries in a feed. */
const maxInRss = 100

type FeedOptions = { filter: FeedFilter; locale: Locale }

/**
 * A calendar subscription: the events of a choice, as iCalendar. `subject` is the name of the choice, if it has one;
 * `tags` are those of that name.
 */
export async function calendarResponse({
  filter,
  locale,
  subject,
  tags = [],
}: FeedOptions & { subject?: string; tags?: readonly string[] }): Promise<Response> {
  const events = await findFeedEvents(filter, { locale, most: maxInCalendar })
  const house = await theatreName(locale)
  return fileResponse({
    body: icalCalendar({
      name: subject ? `${subject} · ${house}` : house,
      house,
      events,
      locale,
      siteUrl: env.SITE_URL,
    }),
    contentType: 'text/calendar',
    tags: [...tags, ...feedTags],
    fileName: pathFor('events-calendar', {}, locale).split('/').at(-1)!,
  })
}

/** The events of a choice as RSS. `query` is that of the feed's address. */
export async function rssResponse({
  filter,
  locale,
  query,
}: FeedOptions & { query: string }): Promise<Response> {
  const events = await findFeedEvents(filter, { locale, most: maxInRss })
  const t = await getTranslations({ locale, namespace: 'programme' })
  return fileResponse({
    body: rssFeed({
      title: `${t(`title.${variant}`)} · ${await theatreName(locale)}`,
      description: t(`description.${variant}`),
      events,
      locale,
      siteUrl: env.SITE_URL,
      path: pathFor('events-rss', {}, locale) + (query && `?${query}`),
      schedules: {
        CANCELED: t('row.status.CANCELED'),
        POSTPONED: t('row.status.POSTPONED'),
        RESCHEDULED: t('feeds.rescheduled'),
      },
    }),
    contentType: 'application/rss+xml',
    tags: feedTags,
  })
}

/** The theatre's name in calendars. */
export async function theatreName(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site' })
  return t(`name.${variant}`)
}
