import type { Localized } from '#database/localized.ts'
import { slugOf } from '#database/slug-of.ts'

/** The slug that was given, in each language; made of the name where there is none. */
export function completeSlug(given: unknown, name: unknown): Localized {
  const slug = given as Localized
  const { de, en } = name as Localized
  const english = slug.en || (en && slugOf(en))
  return { de: slug.de || slugOf(de), ...(english && { en: english }) }
}
