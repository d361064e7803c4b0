import { linkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Queries } from '#database/connect.ts'
import { mediaFile } from '#database/tables/media.ts'
import { pagePath } from '#database/tables/pages.ts'
import { linkTarget } from '#features/pages/documents/publish-check/link-targets.ts'
import { withoutOwnHost } from './without-own-host.ts'

/** The link by which an address is stored in a language: a reference if it leads to an entity of the site there, else the address. */
export type ReferTo = (link: string, locale: ContentLocale) => string

/**
 * Reads what addresses can lead to, with or without the site's own host. An address in another language than that of the page stays, because a
 * reference would change it.
 */
export async function createReferTo(queries: Queries, siteUrl?: string): Promise<ReferTo> {
  const paths = await queries.select().from(pagePath)
  const pageIds = new Map(paths.map((row) => [`/${row.locale}/${row.path}`, row.pageId]))
  const files = await queries.select({ id: mediaFile.id, url: mediaFile.url }).from(mediaFile)
  const fileIds = new Map(files.map(({ id, url }) => [url, id]))
  return (link, locale) => {
    const own = withoutOwnHost(link, siteUrl)
    const reference = referenceTo(own, locale)
    return reference === own ? link : reference
  }

  function referenceTo(link: string, locale: ContentLocale): string {
    const [, address = link, suffix = ''] = /^([^?#]*)([?#].*)?$/.exec(link) ?? []
    const file = fileIds.get(address)
    if (file !== undefined) return linkReference({ kind: 'file', number: file, suffix })
    const [, language, below = ''] = /^(?:\/([a-z]{2})(?=\/|$))?\/?(.*?)\/?$/.exec(address) ?? []
    if (language !== undefined && language !== locale) return link
    const target = linkTarget(address, locale)
    if (target?.type === 'entity')
      return linkReference({ kind: target.entity, number: target.number, suffix })
    const page = address.startsWith('/') ? pageIds.get(`/${locale}/${below}`) : undefined
    return page === undefined ? link : linkReference({ kind: 'page', number: page, suffix })
  }
}
