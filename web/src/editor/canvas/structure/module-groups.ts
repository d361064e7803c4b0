/** Modules of a list that follow one another. */
export type ModuleGroup = {
  key: number
  ids: readonly string[]
  /** The module above the first one. */
  above: string | undefined
}

const size = 16

/**
 * The modules of a long list in groups, for React: whenever a component changes, React goes through all siblings of each element above it, which
 * are a thousand without groups. A group whose modules are the same is the same object. A module is drawn anew in another group: only one
 * that has been moved may come into another one, since the caret may be in any of the others. Where two neighbours have
 * changed places the `selected` one stays in its group, with its focus, and the other one comes into it.
 */
export function groupModules(
  ids: readonly string[],
  before: readonly ModuleGroup[] = [],
  selected?: string | null,
): ModuleGroup[] {
  const numberOf = new Map(before.flatMap(({ ids: inside }, at) => inside.map((id) => [id, at])))
  const numbers = ids.map((id) => numberOf.get(id))
  const staying = longestRising(numbers, selected == null ? -1 : ids.indexOf(selected))
  const groups: { number: number | undefined; ids: string[] }[] = []
  for (const [at, id] of ids.entries()) {
    const number = staying.has(at) ? numbers[at] : undefined
    const current = groups.at(-1)
    const isNext = number !== undefined && number !== current?.number
    if (!current || isNext || (number === undefined && isFull(current, at))) {
      groups.push({ number, ids: [id] })
    } else {
      current.ids.push(id)
    }
  }

  /** Whether a module that is new here begins a group: not between two modules of one that is there. */
  function isFull(group: (typeof groups)[number], at: number): boolean {
    if (group.ids.length < size) return false
    const next = numbers.findIndex((_, later) => later > at && staying.has(later))
    return next === -1 || numbers[next] !== group.number
  }

  let nextKey = Math.max(-1, ...before.map(({ key }) => key)) + 1
  return groups.map(({ number, ids: inside }, at) => {
    const same = number === undefined ? undefined : before[number]
    const above = groups[at - 1]?.ids.at(-1)
    if (same && same.above === above && isSame(same.ids, inside)) return same
    return { key: same?.key ?? nextKey++, ids: inside, above }
  })
}

/** The places of a longest selection of numbers that do not fall; of several the one with a place. */
function longestRising(
  numbers: readonly (number | undefined)[],
  place: number,
): ReadonlySet<number> {
  const longest = risingPlaces(numbers)
  const wanted = numbers[place]
  if (wanted === undefined || longest.has(place)) return longest
  const fits = (number: number, at: number) => (at < place ? number <= wanted : number >= wanted)
  const withPlace = risingPlaces(
    numbers.map((number, at) => (number !== undefined && fits(number, at) ? number : undefined)),
  )
  return withPlace.size === longest.size ? withPlace : longest
}

function risingPlaces(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  // By length of a selection: the place of its last number, which is as small as it can be.
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const [at, number] of numbers.entries()) {
    if (number === undefined) continue
    const found = ends.findLastIndex((end) => numbers[end]! <= number)
    previous.set(at, ends[found])
    ends[found + 1] = at
  }
  const places = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) places.add(at)
  return places
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])
