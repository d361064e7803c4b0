import { expect, test } from 'vitest'
import { compare, meetsGoal } from './compare.ts'

const rounds = [
  { ours: { ms: 2, bytes: 5 }, theirs: { ms: 1, bytes: 0 } },
  { ours: { ms: 30, bytes: 5 }, theirs: { ms: 10, bytes: 0 } },
  { ours: { ms: 4, bytes: 5 }, theirs: { ms: 1, bytes: 0 } },
]
const comparison = { title: 'Title', subject: 'ours', base: 'theirs' }

test('the ratio is the median of the rounds’ ratios, not the ratio of the medians', () => {
  const figures = [{ name: 'ms', title: 'Time', unit: 'ms' }]
  const [time] = compare(rounds, { ...comparison, figures }).figures
  expect(time).toMatchObject({ subject: { median: 4 }, base: { median: 1 }, ratio: { median: 3 } })
})

test('a base of zero has no ratio', () => {
  const figures = [{ name: 'bytes', title: 'Bytes', unit: 'B', goal: { atMost: 1 } }]
  expect(compare(rounds, { ...comparison, figures }).figures[0]).not.toHaveProperty('ratio')
})

test('a missing reading is an error', () => {
  const figures = [{ name: 'cpu', title: 'CPU', unit: 's' }]
  expect(() => compare(rounds, { ...comparison, figures })).toThrow('ours has no reading of cpu')
})

test('goals bound from above or from below', () => {
  const ratio = { median: 0.95, q1: 0.5, q3: 1.5, least: 0.5, most: 1.5, samples: 3 }
  expect(meetsGoal({ atLeast: 0.9 }, ratio)).toBe(true)
  expect(meetsGoal({ atLeast: 0.96 }, ratio)).toBe(false)
  expect(meetsGoal({ atMost: 0.94 }, ratio)).toBe(false)
})

test('a goal of "always" is missed by a single other sample', () => {
  const renders = { median: 1, q1: 1, q3: 1, least: 1, most: 1, samples: 9 }
  expect(meetsGoal({ always: 1 }, renders)).toBe(true)
  expect(meetsGoal({ always: 1 }, { ...renders, most: 2 })).toBe(false)
})
