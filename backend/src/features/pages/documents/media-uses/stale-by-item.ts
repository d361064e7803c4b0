import { staleByPage, staleByPerson, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { pagePath } from '#database/tables/pages.ts'
import { findStaleByArticles } from '#catalogue/stale-article-store.ts'
import { findStaleByEvents, findStaleByProductions } from '#catalogue/stale-store.ts'
import type { UsedItem } from '#catalogue/holders/media-uses.ts'
import { findStaleByContainer } from '#features/pages/modules/module-write-store.ts'
import { readPictureUses } from './picture-use-store.ts'
import { isInMenus, listContainersShowing } from './use-store.ts'

/** The cache tags that a change of an item invalidates: those of all that shows it to visitors. */
export async function findStaleByItem(queries: Queries, row: UsedItem): Promise<ChangeTag[]> {
  const tags: ChangeTag[] = []
  for (const id of await listContainersShowing(queries, row)) {
    tags.push(...(await findStaleByContainer(queries, id)))
  }
  if (await isInMenus(queries, row)) tags.push('navigation')
  if (!row.image) return [...new Set(tags)]
  const uses = await readPictureUses(queries, row.image.id)
  const idsOf = (wanted: string) =>
    uses.filter(({ holder }) => holder === wanted).map(({ id }) => id)
  tags.push(
    ...(await findStaleByPages(queries, idsOf('page'))),
    ...idsOf('person').flatMap((id) => staleByPerson({ id })),
    ...(await findStaleByArticles(queries, idsOf('article'))),
    ...(await findStaleByProductions(queries, idsOf('production'))),
    ...(await findStaleByEvents(queries, idsOf('event'))),
    ...(idsOf('teaser').length > 0 ? (['teasers'] as const) : []),
  )
  return [...new Set(tags)]
}

async function findStaleByPages(queries: Queries, ids: number[]): Promise<ChangeTag[]> {
  if (ids.length === 0) return []
  const addresses = await queries
    .select({ locale: pagePath.locale, path: pagePath.path })
    .from(pagePath)
    .where(inArray(pagePath.pageId, ids))
  return staleByPage({ addresses, isSaidElsewhere: false })
}
