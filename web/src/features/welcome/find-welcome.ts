import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { WelcomeDocument, type WelcomeQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

type Modules = NonNullable<WelcomeQuery['container']>['children']

/** The container whose modules editors write for the info layer. */
const slug = 'welcome'

/** What the info layer says; nothing where editors have written nothing, and where it cannot be had. */
export async function findWelcome(locale: Locale): Promise<Modules> {
  try {
    const { container } = await read({
      document: WelcomeDocument,
      variables: { locale: graphLocale(locale), slug },
      tags: tagsOfRead.container(slug),
    })
    return container?.children ?? []
  } catch (error) {
    console.error('The words of welcome could not be read.', error)
    return []
  }
}
