import { describe, expect, test } from 'vitest'
import {
  countOf,
  deletedOf,
  type PageNode,
  placeAfter,
  placeAtDrop,
  type TreePage,
  treeOf,
} from './page-tree.ts'

type Shape = { number: number; parentNumber?: number } & Partial<TreePage>

const translation = (locale: 'DE' | 'EN', changes = {}) => ({
  __typename: 'PageTranslation' as const,
  locale,
  title: `Seite ${locale}`,
  path: 'seite',
  isPublished: true,
  scheduledFor: null,
  changedSinceTranslated: false,
  ...changes,
})
const page = ({ parentNumber, ...shape }: Shape): TreePage => ({
  __typename: 'EditedPage',
  parentNumber: parentNumber ?? null,
  isTemplate: false,
  deletedAt: null,
  translations: [translation('DE'), translation('EN')],
  ...shape,
})

/** 1 › 2, 3 › 4; 5 */
const pages = [
  page({ number: 1 }),
  page({ number: 2, parentNumber: 1 }),
  page({ number: 3, parentNumber: 1 }),
  page({ number: 4, parentNumber: 3, translations: [translation('DE', { isPublished: false })] }),
  page({ number: 5, translations: [translation('DE', { scheduledFor: '2026-12-24T18:00:00Z' })] }),
  page({ number: 6, deletedAt: '2026-11-01T10:00:00Z', translations: [] }),
]
const shapeOf = (nodes: readonly PageNode[]): unknown[] =>
  nodes.map(({ page: { number }, isMatch, below }) => [number, isMatch, ...shapeOf(below)])

describe('the tree of pages', () => {
  test('lists pages below each other, without deleted ones', () => {
    expect(shapeOf(treeOf(pages, 'all'))).toEqual([
      [1, true, [2, true], [3, true, [4, true]]],
      [5, true],
    ])
  })

  test('of pages that were deleted together the one above the others is listed, the last deletion first', () => {
    const at = '2026-11-02T10:00:00Z'
    const deleted = [
      ...pages,
      page({ number: 7, deletedAt: at }),
      page({ number: 8, parentNumber: 7, deletedAt: at }),
      page({ number: 9, parentNumber: 7, deletedAt: '2026-11-01T09:00:00Z' }),
    ]
    expect(deletedOf(deleted).map(({ number }) => number)).toEqual([7, 6, 9])
    expect(countOf(deleted, 'deleted')).toBe(3)
  })

  test('a filter keeps what is above a page, without counting it', () => {
    expect(shapeOf(treeOf(pages, 'draft'))).toEqual([[1, false, [3, false, [4, true]]]])
    expect(shapeOf(treeOf(pages, 'scheduled'))).toEqual([[5, true]])
    expect(countOf(pages, 'untranslated')).toBe(2)
  })

  test('a page is moved among its neighbours, below the previous one and out again', () => {
    expect(placeAfter(pages, { number: 3, move: 'up' })).toEqual({
      parentNumber: 1,
      beforeNumber: 2,
    })
    expect(placeAfter(pages, { number: 2, move: 'down' })).toEqual({
      parentNumber: 1,
      beforeNumber: null,
    })
    expect(placeAfter(pages, { number: 3, move: 'in' })).toEqual({
      parentNumber: 2,
      beforeNumber: null,
    })
    expect(placeAfter(pages, { number: 4, move: 'out' })).toEqual({
      parentNumber: 1,
      beforeNumber: null,
    })
    expect(placeAfter(pages, { number: 2, move: 'up' })).toBeUndefined()
    expect(placeAfter(pages, { number: 2, move: 'in' })).toBeUndefined()
    expect(placeAfter(pages, { number: 1, move: 'out' })).toBeUndefined()
  })

  test('a page is dropped before, after and below others, but not into itself', () => {
    const drop = (number: number, target: number, side: 'before' | 'after' | 'into') =>
      placeAtDrop(pages, { number, target, side })
    expect(drop(5, 2, 'before')).toEqual({ parentNumber: 1, beforeNumber: 2 })
    expect(drop(5, 2, 'after')).toEqual({ parentNumber: 1, beforeNumber: 3 })
    expect(drop(3, 2, 'after')).toEqual({ parentNumber: 1, beforeNumber: null })
    expect(drop(5, 3, 'into')).toEqual({ parentNumber: 3, beforeNumber: null })
    expect(drop(1, 4, 'into')).toBeUndefined()
    expect(drop(1, 1, 'after')).toBeUndefined()
  })
})
