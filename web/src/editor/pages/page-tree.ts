import type { PageOfTreeFragment } from '#graphql/generated/graphql.ts'

export type TreePage = PageOfTreeFragment

/** A place in the tree: before another page below the same one, or the last one there. */
export type PagePlace = { parentNumber: number | null; beforeNumber: number | null }

/** Which pages are listed. `untranslated`: not written in one of the languages of the site. */
export const pageFilters = ['all', 'draft', 'scheduled', 'untranslated', 'deleted'] as const

export type PageFilter = (typeof pageFilters)[number]

/** A page with those below it. `isMatch` is false for one that is listed only for what is below it. */
export type PageNode = { page: TreePage; isMatch: boolean; below: readonly PageNode[] }

export type PageMove = 'up' | 'down' | 'in' | 'out'

const languagesOfSite = ['DE', 'EN'] as const

/** The tree of pages, without deleted ones, with the pages that a filter leaves and what is above them. */
export function treeOf(
  pages: readonly TreePage[],
  filter: Exclude<PageFilter, 'deleted'>,
): PageNode[] {
  const nodesBelow = (parent: number | null): PageNode[] =>
    pagesBelow(pages, parent)
      .map((page) => ({ page, isMatch: matches(page, filter), below: nodesBelow(page.number) }))
      .filter(({ isMatch, below }) => isMatch || below.length > 0)
  return nodesBelow(null)
}

export const countOf = (pages: readonly TreePage[], filter: PageFilter): number =>
  filter === 'deleted'
    ? deletedOf(pages).length
    : pages.filter((page) => !page.deletedAt && matches(page, filter)).length

/** Deleted pages, the last one first; of those that were deleted together the one above the others, which brings all of them back. */
export function deletedOf(pages: readonly TreePage[]): TreePage[] {
  const deleted = new Map(
    pages.filter(({ deletedAt }) => deletedAt).map((page) => [page.number, page]),
  )
  const isAbove = ({ parentNumber, deletedAt }: TreePage) =>
    parentNumber === null || deleted.get(parentNumber)?.deletedAt !== deletedAt
  return [...deleted.values()]
    .filter(isAbove)
    .toSorted((one, other) => String(other.deletedAt).localeCompare(String(one.deletedAt)))
}

function matches({ translations }: TreePage, filter: Exclude<PageFilter, 'deleted'>): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'draft':
      return translations.some(({ isPublished }) => !isPublished)
    case 'scheduled':
      return translations.some(({ scheduledFor }) => scheduledFor)
    case 'untranslated':
      return !languagesOfSite.every((language) =>
        translations.some(({ locale }) => locale === language),
      )
  }
}

/** Where a page is now. */
export function placeOf(pages: readonly TreePage[], number: number): PagePlace {
  const { siblings, at, parentNumber } = neighbourhood(pages, number)
  return { parentNumber, beforeNumber: siblings[at + 1]?.number ?? null }
}

/** Where a page is after a step; undefined if there is nothing in that direction. */
export function placeAfter(
  pages: readonly TreePage[],
  { number, move }: { number: number; move: PageMove },
): PagePlace | undefined {
  const { siblings, at, parentNumber } = neighbourhood(pages, number)
  const previous = siblings[at - 1]
  switch (move) {
    case 'up':
      return previous && { parentNumber, beforeNumber: previous.number }
    case 'down':
      return siblings[at + 1] && { parentNumber, beforeNumber: siblings[at + 2]?.number ?? null }
    case 'in':
      return previous && { parentNumber: previous.number, beforeNumber: null }
    case 'out':
      return parentNumber === null ? undefined : placeOfParent(pages, parentNumber)
  }
}

/** Where a page is dropped on another one: before it, after it, or below it. Undefined on itself and on what is below it. */
export function placeAtDrop(
  pages: readonly TreePage[],
  { number, target, side }: { number: number; target: number; side: 'before' | 'after' | 'into' },
): PagePlace | undefined {
  if (isBelow(pages, target, number)) return undefined
  if (side === 'into') return { parentNumber: target, beforeNumber: null }
  const { siblings, at, parentNumber } = neighbourhood(pages, target)
  const next = siblings.slice(at + 1).find((page) => page.number !== number)
  return { parentNumber, beforeNumber: side === 'before' ? target : (next?.number ?? null) }
}

/** Position among the pages below the same one, from 1, and how many these are. */
export function positionOf(pages: readonly TreePage[], number: number) {
  const { siblings, at, parentNumber } = neighbourhood(pages, number)
  return { position: at + 1, count: siblings.length, parentNumber }
}

/** The title of a page in a language, else in the first that it has. */
export function titleOf({ number, translations }: TreePage, language: string): string {
  const own = translations.find(({ locale }) => locale === language) ?? translations[0]
  return own?.title || String(number)
}

const pagesBelow = (pages: readonly TreePage[], parent: number | null) =>
  pages.filter((page) => page.parentNumber === parent && !page.deletedAt)

function neighbourhood(pages: readonly TreePage[], number: number) {
  const parentNumber = pages.find((page) => page.number === number)?.parentNumber ?? null
  const siblings = pagesBelow(pages, parentNumber)
  return { siblings, at: siblings.findIndex((page) => page.number === number), parentNumber }
}

/** After the page above. */
function placeOfParent(pages: readonly TreePage[], parent: number): PagePlace {
  const { siblings, at, parentNumber } = neighbourhood(pages, parent)
  return { parentNumber, beforeNumber: siblings[at + 1]?.number ?? null }
}

/** Whether a page is another one or below it. */
export function isBelow(pages: readonly TreePage[], number: number, above: number): boolean {
  for (let at: number | null = number; at !== null;) {
    if (at === above) return true
    const current: number = at
    at = pages.find((page) => page.number === current)?.parentNumber ?? null
  }
  return false
}
