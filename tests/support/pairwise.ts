/** Whether everything is tested (`npm run test:all`): all combinations, addresses and definitions instead of a choice of them. */
export const isFull = process.env.FULL === '1'

/** Whether only the tests marked `@core` run (`npm test`), which prove each requirement once. */
export const isShort = process.env.SHORT === '1'

type Dimensions = Record<string, readonly unknown[]>
type Combination<D extends Dimensions> = { [Name in keyof D]: D[Name][number] }
/**
 * Combinations of values of some dimensions in which any two values meet, far fewer than all; in a full run all of
 * them. A defect that needs three values together is rare enough to be left to the full run.
 */
export function combinations<const D extends Dimensions>(dimensions: D): Combination<D>[] {
  const all = product(dimensions)
  return isFull ? all : pairwise(all)
}

/**
 * One of two or more values, by turns: where one dimension is walked through (the states of a page) and another gives each test its first
 * turn (a width), any two values of the three meet. In a full run all of them.
 */
export function byTurns<const Value>(values: readonly Value[], turn: number): readonly Value[] {
  return isFull ? values : [values[turn % values.length]!]
}

/**
 * One of each two neighbours, by turns the first and the second, where another test goes through all of them in a quicker way; in a full
 * run all of them.
 */
export function oneOfTwo<const Value>(values: readonly Value[]): readonly Value[] {
  return isFull ? values : values.filter((_, index) => index % 4 === 0 || index % 4 === 3)
}

function product<D extends Dimensions>(dimensions: D): Combination<D>[] {
  let all: Record<string, unknown>[] = [{}]
  for (const [name, values] of Object.entries(dimensions)) {
    all = all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })))
  }
  return all as Combination<D>[]
}

/** Repeatedly takes the combination with the most pairs that have not met yet; the order is the same in every run. */
export function pairwise<Values extends Record<string, unknown>>(all: Values[]): Values[] {
  const open = new Set(all.flatMap(pairsOf))
  const chosen = new Set<Values>()
  while (open.size > 0) {
    const gains = all.map((one) => pairsOf(one).filter((pair) => open.has(pair)).length)
    const best = all[gains.indexOf(Math.max(...gains))]!
    chosen.add(best)
    for (const pair of pairsOf(best)) open.delete(pair)
  }
  return all.filter((one) => chosen.has(one))
}

export function pairsOf(combination: Record<string, unknown>): string[] {
  const values = Object.entries(combination).map(([name, value]) => `${name}=${String(value)}`)
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`))
}
