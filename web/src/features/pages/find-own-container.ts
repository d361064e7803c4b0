import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { notFound } from 'next/navigation'
import { OwnContainerDocument, type OwnContainerQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type OwnContainer = NonNullable<OwnContainerQuery['container']>

export type Holder = {
  kind: 'event' | 'production' | 'series' | 'venue' | 'person' | 'article'
  number: number
}

/** `versionNumber`: for editors, an earlier version; the current one if omitted. */
export type VersionContext = { locale: Locale; read: Read; versionNumber?: number | undefined }

/** The slug of the container of an entity, as the origin names it. */
export const ownContainerSlug = ({ kind, number }: Holder) => `${kind}-${number}`

/**
 * What editors have added to the page of an entity; undefined when they have added nothing, and when it cannot be loaded, which is
 * logged. A version that this reader does not get ends in a page that is not found.
 */
export async function findOwnContainer(
  { kind, number }: Holder,
  { locale, read, versionNumber }: VersionContext,
): Promise<OwnContainer | undefined> {
  const slug = ownContainerSlug({ kind, number })
  const request = { document: OwnContainerDocument, tags: tagsOfRead.container(slug) }
  const variables = { locale: graphLocale(locale), slug }
  const result = versionNumber
    ? await read({ ...request, variables: { ...variables, versionNumber } })
    : await read({
        ...request,
        variables,
        whenFailed: `The container ${slug} could not be loaded.`,
      })
  const container = result?.container
  if (versionNumber && !container) notFound()
  return container && container.modules.length > 0 ? container : undefined
}
