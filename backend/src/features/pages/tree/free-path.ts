import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { slugOf } from '#database/slug-of.ts'
import { isRoutePath } from '#features/pages/documents/publish-check/link-targets.ts'
import type { TreeMessage } from './tree-messages.ts'
import { pathAbove, type Tree } from './tree-store.ts'

/** What stands against a path for pages that have others now; undefined if nothing does. */
export function findPathProblem(
  { paths }: Tree,
  { locale, path, ownIds = [] }: { locale: ContentLocale; path: string; ownIds?: number[] },
): TreeMessage | undefined {
  if (isRoutePath(path, locale)) return 'pathOfRoute'
  const taken = paths.some(
    (one) => one.locale === locale && one.path === path && !ownIds.includes(one.pageId),
  )
  return taken ? 'pathTaken' : undefined
}

type Titled = { locale: ContentLocale; parentId: number | null; title: string }

/** A path below that of the page above, made of the title, that no other page has. */
export function freePath(tree: Tree, { locale, parentId, title }: Titled): string {
  return freeVariant(tree, {
    locale,
    path: joinPath(pathAbove(tree, parentId, locale), slugOf(title)),
  })
}

/** The path, or the first of `path-2`, `path-3` … that is free. */
export function freeVariant(
  tree: Tree,
  { locale, path }: { locale: ContentLocale; path: string },
): string {
  let variant = path
  for (let number = 2; findPathProblem(tree, { locale, path: variant }); number += 1) {
    variant = `${path}-${number}`
  }
  return variant
}

export const joinPath = (above: string, last: string): string =>
  [above, last].filter(Boolean).join('/')
