import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { image } from '#database/tables/media.ts'
import { page } from '#database/tables/pages.ts'
import type { Actor } from '#database/writing/actor.ts'
import { staleByPage } from '@foyer/schema/change-tags.ts'
import { changePage } from './change-page.ts'
import { invalid, type TreeResult } from './tree-result.ts'
import { type TreePage } from './tree-store.ts'

type Settings = Pick<
  TreePage,
  | 'isOnline'
  | 'isClickable'
  | 'inMenu'
  | 'inFooter'
  | 'footerPosition'
  | 'hasTabNavigation'
  | 'isLandingPage'
  | 'isTemplate'
  | 'ogType'
  | 'ogImageId'
>
type Changed = {
  id: number
  /** The revision that the caller has seen; undefined for any. */
  revision: number | undefined
  /** Those that are undefined stay as they are. */
  settings: { [Name in keyof Settings]: Settings[Name] | undefined }
}

/** Changes what the languages of a page share. */
export async function changePageSettings(
  database: Database,
  actor: Actor,
  { id, revision, settings }: Changed,
): Promise<TreeResult> {
  return changePage(database, actor, id, async (transaction, { tree, row }) => {
    if (revision !== undefined && revision !== row.revision) {
      return { ok: false, problem: 'stale', revision: row.revision }
    }
    const different = Object.fromEntries(
      Object.entries(settings).filter(
        ([name, value]) => value !== undefined && value !== row[name as keyof Settings],
      ),
    ) as Partial<Settings>
    if (Object.keys(different).length === 0) {
      transaction.nothingChanged()
      return { ok: true, id }
    }
    const own = tree.paths.filter((one) => one.pageId === id)
    if (different.isTemplate && own.some(({ isPublished }) => isPublished)) {
      return invalid('is_template', 'templatePath')
    }
    if (different.ogImageId) {
      const [found] = await transaction
        .select({ id: image.id })
        .from(image)
        .where(eq(image.id, different.ogImageId))
      if (!found) return invalid('og_image', 'unknownPicture')
    }
    await transaction
      .update(page)
      .set({ ...different, revision: row.revision + 1 })
      .where(eq(page.id, id))
    transaction.changed(`settings of page ${id}: ${Object.keys(different).join(', ')}`, [
      ...staleByPage({ addresses: own, isSaidElsewhere: true }),
      `container:page-${id}`,
    ])
    return { ok: true, id }
  })
}
