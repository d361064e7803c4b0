import { expect, test } from 'vitest'
import type { Goal } from './compare.ts'
import { report } from './report.ts'

const machine = {
  processor: 'Loom',
  cores: 2,
  memoryGiB: 8,
  system: 'Debian',
  node: '24.0.0',
  postgres: '18.0.0',
  loadBefore: 0.5,
}
const head = { question: 'How much?', date: '2026-11-21', machine }
const one = (value: number) => ({
  median: value,
  q1: value,
  q3: value,
  least: value,
  most: value,
  samples: 1,
})

function measured(ratio: number, goal: Goal = { atMost: 1.25 }) {
  const figure = {
    title: 'CPU',
    unit: 's',
    subject: one(ratio),
    base: one(1),
    ratio: one(ratio),
    goal,
  }
  const comparison = { title: 'Lists', subject: 'ours', base: 'theirs', figures: [figure] }
  return {
    ...head,
    name: 'gateway',
    status: 'measured' as const,
    comparisons: [comparison],
    notes: [],
  }
}

test('a missed goal is reported', () => {
  expect(report([measured(1.3)])).toContain('| Lists: CPU | 1.3 × | ≤ 1.25 | **no** |')
  expect(report([measured(1.2)])).toContain('| Lists: CPU | 1.2 × | ≤ 1.25 | yes |')
})

test('a goal may apply to both contenders or to one of them', () => {
  const goal = { atLeast: 1 }
  expect(report([measured(0.9, { ...goal, of: 'both' })])).toContain('| 0.9, 1 | ≥ 1 | **no** |')
  expect(report([measured(1.1, { ...goal, of: 'both' })])).toContain('| 1.1, 1 | ≥ 1 | yes |')
  expect(report([measured(0.9, { always: 0.9, of: 'subject' })])).toContain(
    '| 0.9 | always 0.9 | yes |',
  )
})

test('a bench that could not run says why in the table', () => {
  const page = report([
    { ...head, name: 'page-hit', status: 'not measured', because: 'nginx is not installed.' },
  ])
  expect(page).toContain('| page-hit | nginx is not installed. | – | – | not measured |')
})

test('the spread is shown beside the median', () => {
  const spread = measured(1.2)
  spread.comparisons[0]!.figures[0]!.ratio = {
    ...one(1.2),
    q1: 1.1,
    q3: 1.3456,
    samples: 9,
  }
  expect(report([spread])).toContain('1.2 (1.1–1.35) ×')
})
