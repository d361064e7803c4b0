import { expect, test } from 'vitest'
import { groupSize } from './group-size.ts'

const columns = { few: 3, some: 4, many: 6 }

test('P-14 groups of up to six people leave at most one place of a row empty', () => {
  for (const persons of [3, 4, 5, 6]) {
    const inRow = columns[groupSize(persons)]
    expect((inRow - (persons % inRow)) % inRow, String(persons)).toBeLessThanOrEqual(1)
  }
})

test('P-14 the larger a group is, the more of it a row shows', () => {
  expect([2, 8, 12, 13, 30].map(groupSize)).toEqual(['few', 'some', 'some', 'many', 'many'])
})
