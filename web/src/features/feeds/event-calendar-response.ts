import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  CalendarEvent_eventFragmentDoc,
  EventCalendarDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { env } from '#lib/env.ts'
import { fileResponse, movedResponse, fileNotFoundResponse } from '#lib/http/file-response.ts'
import { theatreName } from './feed-responses.ts'
import { icalCalendar } from './ical-calendar.ts'

/** One event as iCalendar, at the address of its page; a wrong slug redirects. */
export async function eventCalendarResponse(options: {
  number: number
  slug: string
  locale: Locale
}): Promise<Response> {
  const { number, slug, locale } = options
  const tags = tagsOfRead.event(number)
  const data = await read({
    document: EventCalendarDocument,
    variables: { locale: graphLocale(locale), number },
    tags,
  })
  const event = readFragment(CalendarEvent_eventFragmentDoc, data.event)
  if (!event) return fileNotFoundResponse(tags)
  const right = event.slugs[locale]
  if (slug !== right) {
    return movedResponse(pathFor('events-slug-id-calendar', { slug: right, number }, locale), tags)
  }
  const house = await theatreName(locale)
  return fileResponse({
    body: icalCalendar({
      name: event.title,
      house,
      events: [event],
      locale,
      siteUrl: env.SITE_URL,
    }),
    contentType: 'text/calendar',
    tags,
    fileName: `${right}-${event.day}.ics`,
  })
}
