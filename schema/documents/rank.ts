import { generateKeyBetween } from 'fractional-indexing'

/** How often the gap is halved at random: one in 4096 that two people get the same rank in the same gap. */
const halvings = 12

/**
 * A rank between two others; null means the beginning or the end. Two people who insert at the same place get different ranks
 * with high probability, so that a third one can insert between them.
 */
export function rankBetween(
  before: string | null,
  after: string | null,
  random: () => number = Math.random,
): string {
  let low = generateKeyBetween(before, after)
  let high = after === null ? generateKeyBetween(low, null) : after
  for (let halving = 0; halving < halvings; halving++) {
    const middle = generateKeyBetween(low, high)
    if (random() < 0.5) low = middle
    else high = middle
  }
  return low
}

/** Ranks for new entries at the end of a list, in order. */
export function ranksFor(count: number, last: string | null = null): string[] {
  const ranks: string[] = []
  for (let position = 0; position < count; position++) {
    ranks.push(generateKeyBetween(ranks.at(-1) ?? last, null))
  }
  return ranks
}
