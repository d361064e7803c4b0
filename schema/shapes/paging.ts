import { z } from 'zod'

/** Sizes of pages [9]. */
export const pageSizes = {
  events: 10,
  productions: 12,
  articles: 12,
  persons: 100,
  search: 10,
  largest: 100,
} as const

/** Furthest page that can be asked for: a bound on what a crawler can cost. */
export const lastPage = 10_000

export const pageNumber = z
  .int()
  .min(1)
  .max(lastPage)
  .optional()
  .describe('Number of the page, from 1.')

export const pageSize = z
  .int()
  .min(1)
  .max(pageSizes.largest)
  .optional()
  .describe('How many a page holds; 100 at most.')

/** A page of a list, as Django REST framework shapes it. */
export function paged<Row extends z.ZodType>(name: string, row: Row) {
  return z
    .object({
      count: z.int().describe('How many there are on all pages.'),
      next: z.string().nullable().describe('Address of the next page.'),
      previous: z.string().nullable().describe('Address of the page before.'),
      results: z.array(row).describe('The rows of this page.'),
    })
    .meta({ id: name, title: name, description: `A page of ${name}.` })
}
