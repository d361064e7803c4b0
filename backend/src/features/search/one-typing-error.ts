import { sql, type SQL } from 'drizzle-orm'

/** Shorter words are not compared: with one letter changed they are other words. */
const minLetters = 4

/** What a title with a typing error is worth among similar ones: more than the highest sum of two trigram similarities. */
export const oneErrorLikeness = 3

/**
 * The condition that each longer word of a term is in `title_fold`, spelt alike but for one letter that is omitted, doubled, swapped
 * or replaced. Undefined for a term without such words.
 */
export function hasOneErrorAWord(term: string): SQL | undefined {
  const words = (term.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter(
    (word) => word.length >= minLetters,
  )
  if (words.length === 0) return undefined
  return sql.join(
    words.map((word) => sql`deletions(title_fold) && deletions(fold(${word}))`),
    sql` and `,
  )
}
