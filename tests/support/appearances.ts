import { combinations } from './pairwise.ts'

/** The dimensions of a page's appearance, for `combinations`. */
export const dimensions = {
  language: ['de', 'en'],
  width: [320, 1536],
  colorScheme: ['light', 'dark'],
} as const

/** The appearances of one page in accessibility checks. */
export const appearances = combinations(dimensions)
