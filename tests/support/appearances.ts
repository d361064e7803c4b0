import { combinations } from './pairwise.ts'

/** In what a page may look different, for `combinations`. */
export const dimensions = {
  language: ['de', 'en'],
  width: [320, 1536],
  colorScheme: ['light', 'dark'],
} as const

/** How one page is looked at for barriers. */
export const appearances = combinations(dimensions)
