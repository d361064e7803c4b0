import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { env } from '#lib/env.ts'
import { fileResponse } from '#lib/http/file-response.ts'
import { type FeedFilter, feedTags, findFeedEvents } from './find-feed-events.ts'
import { icalCalendar } from './ical-calendar.ts'
import { rssFeed } from './rss-feed.ts'

/** So many coming events a calendar holds. */
const maxInCalendar = 500
/** So many a feed reader gets. */
const maxInRss = 100

type Asked = { filter: FeedFilter; locale: Locale }

/**
 * A calendar to subscribe to: the events of a choice, as iCalendar. `subject` names the choice where it has a name; `tags` are
 * those of what named it.
 */
export async function calendarAnswer({
  filter,
  locale,
  subject,
  tags = [],
}: Asked & { subject?: string; tags?: readonly string[] }): Promise<Response> {
  const events = await findFeedEvents(filter, { locale, most: maxInCalendar })
  const house = await nameOfHouse(locale)
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
export async function rssAnswer({
  filter,
  locale,
  query,
}: Asked & { query: string }): Promise<Response> {
  const events = await findFeedEvents(filter, { locale, most: maxInRss })
  const t = await getTranslations({ locale, namespace: 'programme' })
  return fileResponse({
    body: rssFeed({
      title: `${t('title')} · ${await nameOfHouse(locale)}`,
      description: t('description'),
      events,
      locale,
      siteUrl: env.SITE_URL,
      path: pathFor('events-rss', {}, locale) + (query && `?${query}`),
      occurrences: {
        CANCELED: t('row.status.CANCELED'),
        POSTPONED: t('row.status.POSTPONED'),
        RESCHEDULED: t('feeds.rescheduled'),
      },
    }),
    contentType: 'application/rss+xml',
    tags: feedTags,
  })
}

/** Name of the house, as calendars show it. */
export async function nameOfHouse(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site' })
  return t(`name.${variant}`)
}
