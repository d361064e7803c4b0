import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

type Dates = readonly { number: number; slug: string }[]

/** Where a production's poster leads: to its next evening; undefined when it has none to come. */
export function nextEveningPath(dates: Dates, locale: Locale): string | undefined {
  const [next] = dates
  return next && pathFor('events-slug-id', { slug: next.slug, number: next.number }, locale)
}
