import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { OpeningDay_entryFragmentDoc, OpeningHoursDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { openingDay, type OpeningDay } from './opening-day.ts'

/**
 * Today's opening hours of the box office; undefined when the origin has none, and when they cannot be loaded, which is
 * logged: no page depends on them alone.
 */
export async function findOpeningDay(locale: Locale, read: Read): Promise<OpeningDay | undefined> {
  const result = await read({
    document: OpeningHoursDocument,
    variables: { locale: graphLocale(locale) },
    tags: tagsOfRead.openingHours(),
    whenFailed: 'The opening hours could not be loaded.',
  })
  if (!result?.openingHoursToday) return undefined
  const { openingHours, openingHoursExceptions, nextOpening } = result.openingHoursToday
  return openingDay({
    openingHours: readFragment(OpeningDay_entryFragmentDoc, openingHours),
    openingHoursExceptions: readFragment(OpeningDay_entryFragmentDoc, openingHoursExceptions),
    nextOpening,
  })
}
