import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSeats, type FreePlace } from './choose-seats.ts'

/** Halls of a few rows, some of whose seats are taken, with the rank of each row. */
const halls = fc
  .array(
    fc.record({
      seats: fc.array(fc.boolean(), { minLength: 1, maxLength: 14 }),
      rank: fc.nat({ max: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) =>
    rows.flatMap(({ seats, rank }, row) =>
      seats.flatMap((isFree, column): FreePlace[] =>
        isFree ? [{ id: row * 100 + column, row, column, rank: rank + Number(column < 2) }] : [],
      ),
    ),
  )
const sizes = fc.integer({ min: 1, max: 6 })
const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))

test('B-11: the chosen seats are as good as the best found by brute force', () => {
  fc.assert(
    fc.property(halls, sizes, chances, (free, size, stream) => {
      const chosen = chooseSeats(free, { size, random: () => stream.next().value })
      const best = everyChoice(free, size).toSorted(byQuality)[0]
      if (!best) {
        expect(chosen).toBeNull()
        return
      }
      const own = everyChoice(free, size).find(({ ids }) => ids.join() === chosen?.join())
      expect(own && byQuality(own, best)).toBe(0)
    }),
    { numRuns: 2_000 },
  )
})

test('B-11: a group sits side by side in one row', () => {
  fc.assert(
    fc.property(halls, sizes, chances, (free, size, stream) => {
      const chosen = chooseSeats(free, { size, random: () => stream.next().value }) ?? []
      const places = chosen.map((id) => free.find((place) => place.id === id)!)
      for (const [index, place] of places.entries()) {
        expect(place.row).toBe(places[0]!.row)
        expect(place.column).toBe(places[0]!.column + index)
      }
    }),
  )
})

test.each([
  [2, [1, 4], 'two of five leave three together, however good the middle is'],
  [4, [1, 2], 'four of five cannot but leave one'],
  [5, [1], 'five of five leave none'],
])('B-11: %i seats of a row begin at one of %j: %s', (size, firsts) => {
  const free = [2, 1, 0, 1, 2].map((rank, index) => ({
    id: index + 1,
    row: 1,
    column: index,
    rank,
  }))
  for (const chance of [0, 0.5, 0.999]) {
    expect(firsts).toContain(chooseSeats(free, { size, random: () => chance })?.[0])
  }
})

test('B-11: equally good seats are chosen equally often', () => {
  const free = Array.from({ length: 10 }, (_, row) => ({ id: row, row, column: 1, rank: 0 }))
  const counts = new Map<number, number>()
  // One after the other through all of 0 to 1, so that the test says the same each time.
  for (let step = 0; step < 5_000; step += 1) {
    let draw = step
    const random = () => ((draw = (draw * 16_807 + 11) % 2_147_483_647) % 10_007) / 10_007
    const [id] = chooseSeats(free, { size: 1, random })!
    counts.set(id!, (counts.get(id!) ?? 0) + 1)
  }
  expect(counts.size).toBe(10)
  expect(Math.min(...counts.values())).toBeGreaterThan(300)
})

test('where seats are free to choose, any places do, and never more than there are', () => {
  const places = fc
    .integer({ min: 0, max: 30 })
    .map((count) =>
      Array.from({ length: count }, (_, id) => ({ id, row: null, column: id, rank: 0 })),
    )
  fc.assert(
    fc.property(places, sizes, chances, (free, size, stream) => {
      const chosen = chooseSeats(free, { size, random: () => stream.next().value })
      if (free.length < size) {
        expect(chosen).toBeNull()
        return
      }
      expect(new Set(chosen).size).toBe(size)
      expect(free.map(({ id }) => id)).toEqual(expect.arrayContaining(chosen!))
    }),
  )
})

test('an aisle separates neighbours', () => {
  const free = [1, 2, 4, 5].map((column) => ({ id: column, row: 1, column, rank: 0 }))
  expect(chooseSeats(free, { size: 3, random: () => 0 })).toBeNull()
})

type Choice = { ids: number[]; singles: number; rank: number }

/** Every group of neighbours, by trying all seats one by one. */
function everyChoice(free: FreePlace[], size: number): Choice[] {
  const at = (row: number | null, column: number) =>
    free.find((place) => place.row === row && place.column === column)
  return free.flatMap((first): Choice[] => {
    const places = Array.from({ length: size }, (_, index) => at(first.row, first.column + index))
    if (places.includes(undefined)) return []
    const left = at(first.row, first.column - 1) && !at(first.row, first.column - 2)
    const right = at(first.row, first.column + size) && !at(first.row, first.column + size + 1)
    return [
      {
        ids: places.map((place) => place!.id),
        singles: Number(Boolean(left)) + Number(Boolean(right)),
        rank: places.reduce((sum, place) => sum + place!.rank, 0),
      },
    ]
  })
}

function byQuality(one: Choice, other: Choice): number {
  return one.singles - other.singles || one.rank - other.rank
}
