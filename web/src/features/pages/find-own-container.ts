import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { OwnContainerDocument, type OwnContainerQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type OwnContainer = NonNullable<OwnContainerQuery['container']>

export type Holder = {
  kind: 'event' | 'production' | 'series' | 'venue' | 'person' | 'article'
  number: number
}

/** The slug of the container of an entity, as the origin names it. */
export const ownContainerSlug = ({ kind, number }: Holder) => `${kind}-${number}`

/**
 * What editors have added to the page of an entity; undefined when they have added nothing, and when it cannot be loaded, which is
 * logged.
 */
export async function findOwnContainer(
  { kind, number }: Holder,
  { locale, read }: { locale: Locale; read: Read },
): Promise<OwnContainer | undefined> {
  const slug = ownContainerSlug({ kind, number })
  const result = await read({
    document: OwnContainerDocument,
    variables: { locale: graphLocale(locale), slug },
    tags: tagsOfRead.container(slug),
    whenFailed: `The container ${slug} could not be loaded.`,
  })
  const container = result?.container
  return container && container.modules.length > 0 ? container : undefined
}
