import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Locale } from '#i18n/locales.ts'
import { NavigationDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'

/** Menu, footer and HTML areas of the theatre. */
export function findNavigation(locale: Locale, read: Read) {
  return read({
    document: NavigationDocument,
    variables: { locale: graphLocale(locale) },
    tags: [...tagsOfRead.navigation(), ...tagsOfRead.settings()],
  })
}
