import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { container, page } from '#database/tables/pages.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { addDraft, copyDrafts, titledDraft } from './copy-content.ts'
import { findPathProblem, freePath } from './free-path.ts'
import { isSibling, placeAmongSiblings } from './order-siblings.ts'
import { invalid, type TreeResult } from './tree-result.ts'
import { findInTree, lockTree } from './tree-store.ts'

type NewPage = {
  locale: ContentLocale
  title: string
  parentId: number | null
  /** The sibling that it comes before; null for the last place. */
  beforeId: number | null
  /** Made of the title if null. */
  path: string | null
  /** The page or template that is copied; null for an empty page. */
  copyOf: number | null
  requestKey: string | undefined
}

/** Adds a page as a draft. The same request twice adds one. */
export async function createPage(
  database: Database,
  actor: Actor,
  { locale, title, parentId, beforeId, path, copyOf, requestKey }: NewPage,
): Promise<TreeResult> {
  return changeHouse(database, actor, async (transaction): Promise<TreeResult> => {
    const tree = await lockTree(transaction)
    const repeated = [...tree.pages.values()].find(
      (one) => requestKey !== undefined && one.requestKey === requestKey,
    )
    if (repeated) {
      transaction.nothingChanged()
      return { ok: true, id: repeated.id }
    }
    if (parentId !== null && !findInTree(tree, parentId)) return invalid('parent', 'unknownParent')
    if (!isSibling(tree, { id: 0, parentId, beforeId })) return invalid('before', 'unknownSibling')
    const copied = findInTree(tree, copyOf)
    if (copyOf !== null && !copied) return invalid('copy_of', 'unknownCopied')
    const problem = path === null ? undefined : findPathProblem(tree, { locale, path })
    if (problem) return invalid('path', problem)
    const drafts = copied ? await copyDrafts(transaction, tree, copied.id) : new Map()
    const [row] = await transaction
      .insert(page)
      .values({
        parentId,
        title: { ...copied?.title, [locale]: title },
        requestKey,
        ...(copied && {
          isClickable: copied.isClickable,
          isLandingPage: copied.isLandingPage,
          hasTabNavigation: copied.hasTabNavigation,
          ogType: copied.ogType,
          ogImageId: copied.ogImageId,
        }),
      })
      .returning({ id: page.id })
    const { id } = row!
    const [held] = await transaction
      .insert(container)
      .values({ slug: `page-${id}`, contentType: 'page', objectId: String(id) })
      .returning({ id: container.id })
    const own = titledDraft(title, drafts.get(locale))
    for (const [language, content] of drafts.set(locale, own)) {
      const isOwn = language === locale
      await addDraft(transaction, {
        containerId: held!.id,
        locale: language,
        content,
        path: isOwn ? (path ?? freePath(tree, { locale, parentId, title })) : null,
      })
    }
    await placeAmongSiblings(transaction, tree, { id, parentId, beforeId })
    await transaction.update(page).set({ footerPosition: tree.pages.size }).where(eq(page.id, id))
    // Visitors see nothing of it, unless others have made room for it.
    transaction.changed(`added page ${id}`, beforeId === null ? [] : ['navigation'])
    return { ok: true, id }
  })
}
