import { expect, test } from 'vitest'
import { weekendsFrom } from './weekends.ts'

test('P-08 on a Monday this weekend is the coming one, and the next a week later', () => {
  expect(weekendsFrom('2026-11-23')).toEqual({
    current: { date: '2026-11-28', to: '2026-11-29' },
    next: { date: '2026-12-05', to: '2026-12-06' },
  })
})

test('P-08 on a Sunday this weekend is today', () => {
  expect(weekendsFrom('2026-11-29').current).toEqual({ date: '2026-11-29', to: '2026-11-29' })
})
