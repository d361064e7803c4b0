export type FreePlace = {
  id: number
  /** Row, counted from the stage; null for free seating. */
  row: number | null
  /** Adjacent seats differ by one. */
  column: number
  /** Quality of the seat: 0 is best. */
  rank: number
}

type Wanted = {
  size: number
  /** A random number in [0, 1). */
  random: () => number
}

/**
 * The ids of the best adjacent seats in one row; null if there are none. Expects places in order of row and column.
 *
 * Prefers choices that leave the fewest single seats, among these the lowest ranks, and among equals a random one, so that
 * concurrent requests seldom choose the same seats.
 */
export function chooseSeats(free: readonly FreePlace[], wanted: Wanted): number[] | null {
  if (wanted.size < 1 || free.length < wanted.size) return null
  return free[0]?.row === null ? anyOf(free, wanted) : bestOf(free, wanted)
}

/** The largest number of seats that can be had together; 0 if none is free. Expects places in order of row and column. */
export function countSideBySide(free: readonly FreePlace[]): number {
  if (free.length === 0 || free[0]?.row === null) return free.length
  return Math.max(...runsOf(free, 1).map(({ from, to }) => to - from))
}

function anyOf(free: readonly FreePlace[], { size, random }: Wanted): number[] {
  const ids = free.map(({ id }) => id)
  for (let taken = 0; taken < size; taken += 1) {
    const other = taken + Math.floor(random() * (ids.length - taken))
    ;[ids[taken], ids[other]] = [ids[other]!, ids[taken]!]
  }
  return ids.slice(0, size)
}

function bestOf(free: readonly FreePlace[], { size, random }: Wanted): number[] | null {
  let best: { from: number; singles: number; rank: number } | null = null
  let equals = 0
  for (const run of runsOf(free, size)) {
    for (let from = run.from; from + size <= run.to; from += 1) {
      const singles = Number(from - run.from === 1) + Number(run.to - from - size === 1)
      const rank = rankOf(free, { from, size })
      const order = best ? singles - best.singles || rank - best.rank : -1
      if (order > 0) continue
      equals = order < 0 ? 1 : equals + 1
      // Reservoir sampling: the nth of equal choices replaces the current one with probability 1/n.
      if (order < 0 || random() * equals < 1) best = { from, singles, rank }
    }
  }
  return best && free.slice(best.from, best.from + size).map(({ id }) => id)
}

/** Runs of at least `size` adjacent seats, as half-open ranges. */
function runsOf(free: readonly FreePlace[], size: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let from = 0
  for (let to = 1; to <= free.length; to += 1) {
    if (areNeighbours(free[to - 1], free[to])) continue
    if (to - from >= size) runs.push({ from, to })
    from = to
  }
  return runs
}

function areNeighbours(one: FreePlace | undefined, next: FreePlace | undefined): boolean {
  return one !== undefined && one.row === next?.row && one.column + 1 === next.column
}

function rankOf(free: readonly FreePlace[], { from, size }: { from: number; size: number }) {
  let rank = 0
  for (let at = from; at < from + size; at += 1) rank += free[at]!.rank
  return rank
}
