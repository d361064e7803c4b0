import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Queries } from '#database/connect.ts'
import { document } from '#database/tables/documents.ts'
import { container, page, pagePath } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

export type TreePage = typeof page.$inferSelect

/** The path of a page in a language: at which visitors find it, or that it gets when it is published. */
export type TreePath = {
  pageId: number
  locale: ContentLocale
  path: string
  isPublished: boolean
}

/** All pages, deleted ones too, in the order of each level, with their paths. A theatre has some dozens. */
export type Tree = { pages: Map<number, TreePage>; paths: TreePath[] }

export async function readTree(queries: Queries): Promise<Tree> {
  // One after the other: a transaction has one connection.
  const rows = await queries.select().from(page).orderBy(asc(page.position), asc(page.id))
  const published = await queries.select().from(pagePath)
  const reserved = await queries
    .select({
      pageId: sql<number>`${container.objectId}::int`,
      locale: document.locale,
      path: sql<string>`${document.unpublishedPath}`,
    })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .where(and(eq(container.contentType, 'page'), isNotNull(document.unpublishedPath)))
  return {
    pages: new Map(rows.map((row) => [row.id, row])),
    paths: [
      ...published.map((row) => ({ ...row, isPublished: true })),
      ...reserved.map((row) => ({ ...row, isPublished: false })),
    ],
  }
}

/** The tree, locked against other changes to it until the transaction ends. */
export async function lockTree(transaction: WritableTransaction): Promise<Tree> {
  await lockForTransaction(transaction, 'pageTree')
  return readTree(transaction)
}

/**
 * Locks the documents of pages, in the same order as all others do, before their paths are written: publishing locks the document first as well.
 * Returns the paths as they are then.
 */
export async function lockDocumentsOf(
  transaction: WritableTransaction,
  ids: readonly number[],
): Promise<TreePath[]> {
  await transaction
    .select({ id: document.id })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .where(and(eq(container.contentType, 'page'), inArray(container.objectId, ids.map(String))))
    .orderBy(asc(document.id))
    .for('update', { of: document })
  return (await readTree(transaction)).paths
}

/** A page that is not deleted; undefined if there is none. */
export function findInTree({ pages }: Tree, id: number | null): TreePage | undefined {
  const found = id === null ? undefined : pages.get(id)
  return found?.deletion ? undefined : found
}

/** The pages directly below a page, or at the top level, that are not deleted, in order. */
export function pagesBelow({ pages }: Tree, parentId: number | null): TreePage[] {
  return [...pages.values()].filter((one) => one.parentId === parentId && !one.deletion)
}

/** The numbers of all pages below a page that are not deleted, each after the one above it. */
export function idsBelow(tree: Tree, id: number): number[] {
  return pagesBelow(tree, id).flatMap((one) => [one.id, ...idsBelow(tree, one.id)])
}

/** The path of the nearest page above that has one in a language; empty if there is none. */
export function pathAbove(
  { pages, paths }: Tree,
  parentId: number | null,
  locale: ContentLocale,
): string {
  for (let id = parentId; id !== null; id = pages.get(id)?.parentId ?? null) {
    const found = paths.find((one) => one.pageId === id && one.locale === locale)
    if (found) return found.path
  }
  return ''
}
