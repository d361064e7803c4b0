import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { lockDocument } from '#features/pages/documents/document-store.ts'
import { isRoutePath } from '#features/pages/documents/publish-check/link-targets.ts'
import { changePage } from './change-page.ts'
import { findPathProblem } from './free-path.ts'
import { changePaths, reservePath, type PathChange } from './path-write-store.ts'
import { invalid, type TreeProblem, type TreeResult } from './tree-result.ts'
import { idsBelow, lockDocumentsOf, type Tree, type TreePath } from './tree-store.ts'

type Renamed = { id: number; locale: ContentLocale; path: string }

/** Gives a page another path in a language, and those below it with theirs. */
export async function renamePage(
  database: Database,
  actor: Actor,
  { id, locale, path }: Renamed,
): Promise<TreeResult> {
  return changePage(database, actor, id, async (transaction, { tree, row }) => {
    if (row.isTemplate) return invalid('path', 'templatePath')
    const ids = [id, ...idsBelow(tree, id)]
    const paths = await lockDocumentsOf(transaction, ids)
    const own = paths.find((one) => one.pageId === id && one.locale === locale)
    if (own?.path === path) {
      transaction.nothingChanged()
      return { ok: true, id }
    }
    if (own) {
      const changes = changesBelow(paths, { ids, locale, from: own.path, to: path })
      const problem = findChangeProblem({ ...tree, paths }, changes, 'path')
      if (problem) return problem
      transaction.changed(
        `renamed page ${id} ${locale} to ${path}`,
        await changePaths(transaction, changes),
      )
      return { ok: true, id }
    }
    const problem = findPathProblem({ ...tree, paths }, { locale, path })
    if (problem) return invalid('path', problem)
    await addPath(transaction, { id, locale, path })
    transaction.changed(`page ${id} ${locale} gets ${path}`, [])
    return { ok: true, id }
  })
}

/** A page that is not written in a language yet gets a draft with its path. */
async function addPath(
  transaction: WritableTransaction,
  { id, locale, path }: Renamed,
): Promise<void> {
  await lockDocument(transaction, { slug: `page-${id}`, locale })
  await reservePath(transaction, { pageId: id, locale, path })
}

/** The changes of a path and of those below it. */
export function changesBelow(
  paths: readonly TreePath[],
  {
    ids,
    locale,
    from,
    to,
  }: { ids: readonly number[]; locale: ContentLocale; from: string; to: string },
): PathChange[] {
  const [id] = ids
  return paths
    .filter((one) => one.locale === locale && ids.includes(one.pageId))
    .flatMap((one) => {
      if (one.pageId === id) return [{ ...one, to }]
      return one.path.startsWith(`${from}/`)
        ? [{ ...one, to: to + one.path.slice(from.length) }]
        : []
    })
}

/** Why paths cannot be changed: pages that routes compose keep theirs, and the new ones have to be free. */
export function findChangeProblem(
  tree: Tree,
  changes: readonly PathChange[],
  field: string,
): TreeProblem | undefined {
  const ownIds = changes.map(({ pageId }) => pageId)
  for (const { locale, path, to } of changes) {
    if (isRoutePath(path, locale)) return invalid(field, 'fixedPage')
    const problem = findPathProblem(tree, { locale, path: to, ownIds })
    if (problem) return invalid(field, problem)
  }
  return undefined
}
