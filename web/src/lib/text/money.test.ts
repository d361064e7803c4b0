import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  ['18.00', '18\u00a0€'],
  ['18.50', '18,50\u00a0€'],
  ['100.00', '100\u00a0€'],
  ['0.90', '0,90\u00a0€'],
])('P-16 %s is shown as %s', (amount, shown) => {
  expect(formatMoney({ amount, currency: 'EUR' })).toBe(shown)
})
