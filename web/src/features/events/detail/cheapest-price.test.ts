import { expect, test } from 'vitest'
import { cheapestPrice } from './cheapest-price.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' as const })
const prices = (...amounts: string[]) => amounts.map((amount) => ({ price: euros(amount) }))

test('B-09 the offer has the lowest amount as a number, not as a text', () => {
  expect(cheapestPrice(prices('48.00', '9.50', '18.00'))).toEqual(euros('9.50'))
})

test('B-09 a free event has no offer', () => {
  expect(cheapestPrice(prices('48.00', '0.00'))).toEqual(euros('48.00'))
  expect(cheapestPrice(prices('0.00'))).toBeUndefined()
  expect(cheapestPrice([])).toBeUndefined()
})
