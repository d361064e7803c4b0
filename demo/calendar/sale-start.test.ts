import { expect, test } from 'vitest'
import { saleStart } from './sale-start.ts'

const status = 'on_sale' as const

test('a season is on sale from the June before it', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  expect(saleStart({ day: '2026-05-01', status }, now)).toBe('2025-06-01')
  expect(saleStart({ day: '2026-11-24', status }, now)).toBe('2026-06-01')
})

test('before that June nothing is announced for the second season', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(saleStart({ day: '2026-11-24', status }, now)).toBeNull()
})
