import { describe, expect, test } from 'vitest'
import { groupModules } from './module-groups.ts'

const count = 1000
const ids = Array.from({ length: count }, (_, at) => `m${at}`)
const first = groupModules(ids)
const keyOf = (groups: ReturnType<typeof groupModules>) =>
  new Map(groups.flatMap((group) => group.ids.map((id) => [id, group.key] as const)))

/** The list of the groups is the list, and which modules are in another group than before. */
function regroup(changed: readonly string[], before = first, by?: string) {
  const groups = groupModules(changed, before, by)
  expect(groups.flatMap((group) => group.ids)).toEqual(changed)
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  const was = keyOf(before)
  const moved = [...keyOf(groups)].filter(([id, key]) => was.has(id) && was.get(id) !== key)
  return { groups, drawnAnew: moved.map(([id]) => id) }
}

const moved = (from: number, to: number) => ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!)

describe('E-03: modules in groups', () => {
  test('are some sixteen each, in their order', () => {
    expect(first.flatMap((group) => group.ids)).toEqual(ids)
    expect(Math.max(...first.map((group) => group.ids.length))).toBeLessThanOrEqual(16)
    expect(first.length).toBeLessThan(count / 15)
  })

  test('of an unchanged list are the same objects', () => {
    expect(groupModules([...ids], first).every((group, at) => group === first[at])).toBe(true)
  })

  test('stay where they are while a page is drawn in turns', () => {
    const begun = groupModules(ids.slice(0, 12))
    expect(regroup(ids.slice(0, 52), begun).drawnAnew).toEqual([])
  })

  test.each([
    [500, 501],
    [500, 499],
    [31, 32],
    [32, 31],
    [64, 63],
    [500, 20],
    [20, 500],
    [0, 999],
    [999, 0],
    [32, 700],
  ])('keep all others when the module at %i moves to %i', (from, to) => {
    const { drawnAnew, groups } = regroup(moved(from, to))
    // Of two neighbours that have changed places either may be the one that has been moved.
    const either = Math.abs(from - to) === 1 ? [ids[from], ids[to]] : [ids[from]]
    expect(drawnAnew.filter((id) => !either.includes(id))).toEqual([])
    const changed = groups.filter((group) => !first.includes(group))
    expect(changed.length).toBeLessThanOrEqual(4)
  })

  test.each([
    ['down', 1],
    ['up', -1],
  ])(
    'keep the selected one that is moved %s step by step, and draw one other anew at most',
    (_, by) => {
      const id = 'm500'
      let groups = first
      for (const step of Array.from({ length: 60 }, (__, at) => at + 1)) {
        const others = groups.flatMap((group) => group.ids).filter((one) => one !== id)
        const next = regroup(others.toSpliced(500 + by * step, 0, id), groups, id)
        expect(next.drawnAnew).not.toContain(id)
        expect(next.drawnAnew.length).toBeLessThanOrEqual(1)
        groups = next.groups
      }
    },
  )

  test('keep the selected one while others are moved, added and deleted', () => {
    const [selected = ''] = ids.slice(511)
    for (const changed of [
      moved(500, 530),
      moved(530, 500),
      ids.toSpliced(512, 1),
      ids.toSpliced(512, 0, 'new'),
    ]) {
      expect(regroup(changed, first, selected).drawnAnew).not.toContain(selected)
    }
  })

  test.each([0, 31, 32, 33, 500, 999])('keep all others when the module at %i is deleted', (at) => {
    expect(regroup(ids.toSpliced(at, 1)).drawnAnew).toEqual([])
  })

  test.each([0, 31, 32, 33, 500, 1000])('keep all when one is added at %i', (at) => {
    expect(regroup(ids.toSpliced(at, 0, 'new')).drawnAnew).toEqual([])
  })

  test('keep all when many are added at one place', () => {
    const many = Array.from({ length: 200 }, (_, at) => `new${at}`)
    expect(regroup(ids.toSpliced(500, 0, ...many)).drawnAnew).toEqual([])
    const { groups } = regroup([...ids, ...many])
    expect(Math.max(...groups.map((group) => group.ids.length))).toBeLessThanOrEqual(16)
  })

  test('keep all others when several are moved', () => {
    const several = ids.slice(100, 140)
    const { drawnAnew } = regroup(ids.toSpliced(100, 40).toSpliced(700, 0, ...several))
    expect(drawnAnew.filter((id) => !several.includes(id))).toEqual([])
  })

  test.each([
    ['the other way round', ids.toReversed()],
    ['without most of them', ids.filter((_, at) => at % 3 === 0)],
    ['without any', []],
  ])('contain all modules of a list %s', (_, changed) => {
    const { groups } = regroup(changed)
    expect(groups.reduce((sum, group) => sum + group.ids.length, 0)).toBe(changed.length)
  })
})
