import { z } from 'zod'

/** Sizes of pages [9]. */
export const pageSizes = {
  events: 10,
  productions: 12,
  articles: 12,
  persons: 100,
  media: 40,
  search: 10,
  resources: 25,
  largest: 100,
} as const

/** Maximum page number, which bounds the cost of crawlers. */
export const lastPage = 10_000

export const pageNumber = z
  .int()
  .min(1)
  .max(lastPage)
  .optional()
  .describe('Page number, starting with 1.')

export const pageSize = z
  .int()
  .min(1)
  .max(pageSizes.largest)
  .optional()
  .describe('Number of results per page; 100 at most.')

/** A page of a list in the shape of Django REST framework. */
export function paged<Row extends z.ZodType>(name: string, row: Row) {
  return z
    .object({
      count: z.int().describe('Number of results on all pages.'),
      next: z.string().nullable().describe('Address of the next page; null on the last page.'),
      previous: z
        .string()
        .nullable()
        .describe('Address of the previous page; null on the first page.'),
      results: z.array(row).describe('Results on this page.'),
    })
    .meta({ id: name, title: name, description: `A page of results (${name}).` })
}
