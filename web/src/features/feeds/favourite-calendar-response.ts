import { getTranslations } from 'next-intl/server'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  CalendarEvent_eventFragmentDoc,
  CalendarEventsDocument,
  FavouriteCalendarDocument,
} from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { env } from '#lib/env.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { theatreName } from './feed-responses.ts'
import { icalCalendar } from './ical-calendar.ts'

/** The page size of the operation. */
const pageSize = 100

const unshared = { 'cache-control': 'private, no-store' }

/** The private calendar with a secret address, as iCalendar. It is rendered for each request and stored nowhere. */
export async function favouriteCalendarResponse(
  request: Request,
  { token, locale }: { token: string; locale: Locale },
): Promise<Response> {
  const visitor = createVisitorClient(request.headers)
  try {
    const variables = { locale: graphLocale(locale), token }
    const { favouriteCalendar } = await visitor.execute(FavouriteCalendarDocument, variables)
    if (!favouriteCalendar) return notFoundResponse()
    const numbers = favouriteCalendar.eventNumbers
    const events = await findEvents(visitor, { locale, numbers })
    const house = await theatreName(locale)
    const t = await getTranslations({ locale, namespace: 'favourites' })
    const path = pathFor('favourites-calendar', { token }, locale)
    const body = icalCalendar({
      name: `${t('title')} · ${house}`,
      house,
      events,
      locale,
      siteUrl: env.SITE_URL,
    })
    return new Response(body, {
      headers: {
        ...unshared,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="${path.split('/').at(-1)!}"`,
      },
    })
  } catch (error) {
    const code = findGraphProblem(error)?.code
    if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return notFoundResponse()
    // Calendar programs ask again, and keep what they have.
    return new Response(null, { status: 503, headers: { ...unshared, 'retry-after': '300' } })
  }
}

async function findEvents(
  visitor: VisitorClient,
  { locale, numbers }: { locale: Locale; numbers: readonly number[] },
): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = []
  for (let first = 0; first < numbers.length; first += pageSize) {
    const { events } = await visitor.execute(CalendarEventsDocument, {
      locale: graphLocale(locale),
      numbers: numbers.slice(first, first + pageSize),
    })
    found.push(...readFragment(CalendarEvent_eventFragmentDoc, events?.nodes ?? []))
  }
  return found
}

const notFoundResponse = () => new Response(null, { status: 404, headers: unshared })
