import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { ProductionCalendarDocument, SeriesCalendarDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { movedResponse, fileNotFoundResponse } from '#lib/http/file-response.ts'
import { calendarResponse } from './feed-responses.ts'

type CalendarOptions = { number: number; slug: string; locale: Locale }

/** The coming dates of a production as iCalendar. */
export async function productionCalendarResponse({
  number,
  slug,
  locale,
}: CalendarOptions): Promise<Response> {
  const tags = tagsOfRead.production(number)
  const { production } = await read({
    document: ProductionCalendarDocument,
    variables: { locale: graphLocale(locale), number },
    tags,
  })
  if (!production) return fileNotFoundResponse(tags)
  const right = production.slugs[locale]
  if (slug !== right) {
    return movedResponse(
      pathFor('productions-slug-id-calendar', { slug: right, number }, locale),
      tags,
    )
  }
  return calendarResponse({
    filter: { production: number },
    locale,
    subject: production.title,
    tags,
  })
}

/** The coming events of a series as iCalendar. */
export async function seriesCalendarResponse({
  number,
  slug,
  locale,
}: CalendarOptions): Promise<Response> {
  const tags = tagsOfRead.options()
  const { series } = await read({
    document: SeriesCalendarDocument,
    variables: { locale: graphLocale(locale), number },
    tags,
  })
  const [found] = series ?? []
  if (!found) return fileNotFoundResponse(tags)
  const right = found.slugs[locale]
  if (slug !== right) {
    return movedResponse(pathFor('series-slug-id-calendar', { slug: right, number }, locale), tags)
  }
  return calendarResponse({ filter: { series: number }, locale, subject: found.name, tags })
}
