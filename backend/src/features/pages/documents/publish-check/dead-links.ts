import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { anchorsOf } from '@foyer/schema/documents/publish-check/anchors.ts'
import { contentLinks, ownLinks } from '@foyer/schema/documents/publish-check/links.ts'
import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import { readAddresses } from '#catalogue/entity-addresses.ts'
import type { Queries } from '#database/connect.ts'
import type { Document } from '#features/pages/documents/document-store.ts'
import { findShownNumbers, listAnchors, readPagePaths } from './link-store.ts'
import { linkTarget, type LinkedEntity, type LinkTarget } from './link-targets.ts'

type DeadLinks = { deadLinks: Set<string>; deadAnchors: Set<string> }
type PageTarget = Extract<LinkTarget, { type: 'page' }>

/** The links of a document that lead to nothing on this site. Links to other sites are not followed. */
export async function findDeadLinks(
  queries: Queries,
  holder: Pick<Document, 'contentType' | 'objectId' | 'locale'>,
  content: ContentDocument,
): Promise<DeadLinks> {
  const dead: DeadLinks = { deadLinks: new Set(), deadAnchors: new Set() }
  const all = [...ownLinks(content), ...contentLinks(content)]
  const links = [...new Set(all.map(({ target }) => target))]
  const references = links.flatMap((link) => findLinkReference(link) ?? [])
  const { findAddress } = await readAddresses(queries, references, holder.locale)
  const targets = new Map(
    links.map((link) => {
      const reference = findLinkReference(link)
      const address = reference ? findAddress(reference) : link
      if (address === undefined) dead.deadLinks.add(link)
      return [link, linkTarget(address ?? '', holder.locale)]
    }),
  )
  const exists = await findShown(queries, [...targets.values()])
  const { pages, redirects } = await readPagePaths(queries)
  for (const [link, target] of targets) {
    if (target?.type === 'entity' && !exists(target)) dead.deadLinks.add(link)
    if (target?.type !== 'page') continue
    const found = pages.get(target.path)
    if (!found && !redirects.has(target.path)) dead.deadLinks.add(link)
    if (!found || target.anchor === undefined) continue
    const inLanguage = found.find(({ locale }) => locale === holder.locale) ?? found[0]!
    const isOwn =
      holder.contentType === 'page' &&
      holder.objectId === String(inLanguage.pageId) &&
      inLanguage.locale === holder.locale
    const anchors = isOwn ? anchorsOf(content) : await listAnchors(queries, inLanguage)
    if (!anchors.has(target.anchor)) dead.deadAnchors.add(link)
  }
  return dead
}

async function findShown(queries: Queries, targets: readonly (LinkTarget | undefined)[]) {
  const numbered = targets.filter((target) => target?.type === 'entity')
  const shown = new Map<LinkedEntity, Set<number>>()
  for (const [entity, wanted] of Map.groupBy(numbered, (target) => target.entity)) {
    const numbers = wanted.map(({ number }) => number)
    shown.set(entity, await findShownNumbers(queries, entity, numbers))
  }
  return ({ entity, number }: Exclude<LinkTarget, PageTarget>) => shown.get(entity)!.has(number)
}
