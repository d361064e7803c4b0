import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

type Dates = readonly { number: number; slug: string }[]

/** The target of a production's poster: its next event; undefined when none is upcoming. */
export function nextEventPath(dates: Dates, locale: Locale): string | undefined {
  const [next] = dates
  return next && pathFor('events-slug-id', { slug: next.slug, number: next.number }, locale)
}
