import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { WelcomeDocument, type WelcomeQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type WelcomeModules = NonNullable<WelcomeQuery['container']>['modules']

/** The container with the editors' modules of the welcome layer. */
const slug = 'welcome'

/** The text of the welcome layer; undefined when editors have written none, and when it cannot be loaded. */
export async function findWelcome(locale: Locale, read: Read): Promise<WelcomeModules> {
  const result = await read({
    document: WelcomeDocument,
    variables: { locale: graphLocale(locale), slug },
    tags: tagsOfRead.container(slug),
    whenFailed: 'The welcome text could not be loaded.',
  })
  return result?.container?.modules ?? []
}
