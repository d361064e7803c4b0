import { emptyDocument } from '@foyer/schema/documents/document.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { brokenLink, linkCheck } from '#database/tables/dashboard.ts'
import { documentOfRows } from '#features/pages/documents/documents-of-rows.ts'
import { listModuleRows } from '#features/pages/modules/module-rows.ts'
import { findDeadLinks } from './dead-links.ts'

type Published = {
  containerId: number
  contentType: string
  objectId: string
  locale: ContentLocale
  /** Where the menu entry of a page leads, if not to the page. */
  linkUrl: string | null
}

/** More than anybody corrects in a week. */
const maxStored = 1_000
const maxLinkLength = 1_000

/**
 * Checks the links of all published content against what there is on this site, and stores those that lead to nothing. Other sites are not
 * asked: they are not ours to visit by the thousand.
 */
export async function checkLinks(database: Database): Promise<void> {
  const found: (typeof brokenLink.$inferInsert)[] = []
  for (const holder of await listPublished(database)) {
    const rows = await listModuleRows(database, holder)
    const fields = holder.linkUrl === null ? {} : { link_url: holder.linkUrl }
    const content = documentOfRows(rows, { ...emptyDocument, fields })
    const { deadLinks, deadAnchors } = await findDeadLinks(database, holder, content)
    for (const link of new Set([...deadLinks, ...deadAnchors])) {
      const { containerId, locale } = holder
      if (link.length <= maxLinkLength) found.push({ containerId, locale, link })
    }
    if (found.length >= maxStored) break
  }
  await database.transaction(async (transaction) => {
    await transaction.delete(brokenLink)
    if (found.length > 0) {
      await transaction.insert(brokenLink).values(found.slice(0, maxStored)).onConflictDoNothing()
    }
    const checkedAt = sql`now()`
    await transaction
      .insert(linkCheck)
      .values({ id: 1, checkedAt })
      .onConflictDoUpdate({ target: linkCheck.id, set: { checkedAt } })
  })
}

/** Containers with published modules, by language; those of pages that are offline are seen by nobody. */
async function listPublished(queries: Queries): Promise<Published[]> {
  const { rows } = await queries.execute<Published>(sql`
    select container.id as "containerId", container.content_type as "contentType",
      container.object_id as "objectId", published.locale, page.link_url ->> published.locale as "linkUrl"
    from (select distinct container_id, locale from module where deleted_at is null) as published
    join container on container.id = published.container_id
    left join page on container.content_type = 'page' and container.object_id = page.id::text
    where page.id is null and container.content_type <> 'page' or page.is_online
    order by container.id, published.locale`)
  return rows
}
