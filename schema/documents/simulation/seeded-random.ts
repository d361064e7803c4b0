/** Random numbers that are the same for the same seed (mulberry32). */
export type Random = {
  /** From 0 to 1, exclusive. */
  next: () => number
  /** A whole number from 0 to the bound, exclusive. */
  below: (bound: number) => number
  pick: <Of>(choices: readonly Of[]) => Of
  chance: (probability: number) => boolean
  shuffle: <Of>(list: readonly Of[]) => Of[]
}

export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    next,
    below,
    pick: (choices) => choices[below(choices.length)]!,
    chance: (probability) => next() < probability,
    shuffle(list) {
      const shuffled = [...list]
      for (let index = shuffled.length - 1; index > 0; index--) {
        const other = below(index + 1)
        ;[shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!]
      }
      return shuffled
    },
  }
}
