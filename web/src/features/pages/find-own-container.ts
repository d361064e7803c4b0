import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { notFound } from 'next/navigation'
import { OwnContainerDocument, type OwnContainerQuery } from '#graphql/generated/graphql.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'

export type OwnContainer = NonNullable<OwnContainerQuery['container']>

export type Holder = {
  kind: 'event' | 'production' | 'series' | 'venue' | 'person' | 'article'
  number: number
}

/** For editors: the draft, or what visitors get at a time as it is scheduled now (E-09). `language`: if it is another one than that of the page (E-14). */
export type ContainerPreview = { language?: ContentLanguage } & ({ isDraft: true } | { at: string })

/** For editors: an earlier version or a preview; what is published if both are omitted. */
export type VersionContext = {
  locale: Locale
  read: Read
  versionNumber?: number | undefined
  preview?: ContainerPreview | undefined
}

/** The slug of the container of an entity, as the origin names it. */
export const ownContainerSlug = ({ kind, number }: Holder) => `${kind}-${number}`

/**
 * What editors have added to the page of an entity; undefined when they have added nothing, and when it cannot be loaded, which is
 * logged. A version or a preview that this reader does not get ends in a page that is not found.
 */
export async function findOwnContainer(
  { kind, number }: Holder,
  context: VersionContext,
): Promise<OwnContainer | undefined> {
  const { locale, read, versionNumber, preview } = context
  const slug = ownContainerSlug({ kind, number })
  const request = { document: OwnContainerDocument, tags: tagsOfRead.container(slug) }
  const variables = { locale: graphLocale(locale), slug }
  const other = preview ? previewVariables(preview) : versionNumber && { versionNumber }
  const result = other
    ? await read({ ...request, variables: { ...variables, ...other } })
    : await read({
        ...request,
        variables,
        whenFailed: `The container ${slug} could not be loaded.`,
      })
  const container = result?.container
  if (other && !container) notFound()
  return container && container.modules.length > 0 ? container : undefined
}

const previewVariables = ({ language, ...preview }: ContainerPreview) => ({
  ...preview,
  ...(language && { locale: contentLocale(language) }),
})
