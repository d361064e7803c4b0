import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import { expect, test } from 'vitest'
import type { GroupLine } from './offer.ts'
import {
  amountOf,
  chosenSeatGroups,
  discountCount,
  nothingChosen,
  stillOffered,
  ticketCount,
  totalPrice,
  withOneLess,
  withOneMore,
} from './selection.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' as const })
const full = { seatGroupNumber: 3, saleTypeNumber: 1 }
const reduced = { seatGroupNumber: 3, saleTypeNumber: 2 }
const balcony = { seatGroupNumber: 4, saleTypeNumber: 1 }

test('B-04 the first press adds a ticket, each further one raises its amount by one', () => {
  const one = withOneMore(nothingChosen, full)
  expect(one).toEqual([{ ticket: full, amount: 1 }])
  expect(withOneMore(one, { ...full })).toEqual([{ ticket: full, amount: 2 }])
})

test('B-04 a ticket is known by seat group and sale type, whatever else a price says', () => {
  const price = { ...full, number: 99, price: euros('20.00'), name: 'Vollpreis', text: '' }
  const chosen = withOneMore(withOneMore(withOneMore(nothingChosen, price), reduced), balcony)
  expect(chosen.map(({ ticket }) => ticket)).toEqual([full, reduced, balcony])
  expect(chosen.map(({ amount }) => amount)).toEqual([1, 1, 1])
})

test('B-04 minus lowers by one, and below one the ticket is removed', () => {
  const two = withOneMore(withOneMore(nothingChosen, full), full)
  const one = withOneLess(two, full)
  expect(amountOf(one, full)).toBe(1)
  expect(withOneLess(one, full)).toEqual([])
  expect(withOneLess([], full)).toEqual([])
})

test('B-04 the badge counts tickets of the same seat group with another sale type', () => {
  let chosen = withOneMore(nothingChosen, full)
  expect(discountCount(chosen, full)).toBe(0)
  chosen = withOneMore(withOneMore(chosen, reduced), { seatGroupNumber: 3, saleTypeNumber: 5 })
  chosen = withOneMore(chosen, { seatGroupNumber: 4, saleTypeNumber: 2 })
  expect(discountCount(chosen, full)).toBe(2)
})

test('a selection is limited to the size of a cart', () => {
  let chosen = nothingChosen
  for (let press = 0; press < maxTicketsPerCart + 3; press += 1) chosen = withOneMore(chosen, full)
  expect(ticketCount(chosen)).toBe(maxTicketsPerCart)
  expect(withOneMore(chosen, reduced)).toBe(chosen)
})

const lines: GroupLine[] = [
  {
    seatGroupNumber: 3,
    name: 'Parkett',
    main: { ...full, number: 1, price: euros('36.80'), name: 'Vollpreis', text: '' },
    discounts: [{ ...reduced, number: 2, price: euros('18.40'), name: 'Ermäßigt', text: '' }],
  },
]

test('a ticket that is no longer offered is removed from the selection', () => {
  const chosen = withOneMore(withOneMore(nothingChosen, reduced), balcony)
  expect(stillOffered(chosen, lines)).toEqual([{ ticket: reduced, amount: 1 }])
  const remaining = withOneMore(nothingChosen, full)
  expect(stillOffered(remaining, lines)).toBe(remaining)
  expect(chosenSeatGroups(chosen)).toEqual([3, 4])
})

test('the sum is calculated in cents', () => {
  let chosen = withOneMore(nothingChosen, reduced)
  for (let press = 0; press < 3; press += 1) chosen = withOneMore(chosen, full)
  expect(totalPrice(chosen, lines)).toEqual(euros('128.80'))
})
