import { expect, test } from 'vitest'
import type { DeskView } from './hold-store.ts'
import { planWishes } from './plan-wishes.ts'
import type { Wish } from './wish.ts'

const view: DeskView = {
  sale: { eventId: 1, isOnSale: true, seatGroups: [7], timeslots: [] },
  prices: { 1: 2000 },
  granted: [],
  free: [1, 2, 3].map((id) => ({ id, row: 1, column: id, rank: 0, isExpired: false })),
}

test('B-11: plans of one desk do not share a seat', () => {
  const { plans } = planWishes([wish('a', 1), wish('b', 1), wish('c', 1)], view)
  const ids = plans.flatMap(({ placeIds }) => placeIds)
  expect(ids).toHaveLength(3)
  expect(new Set(ids)).toEqual(new Set([1, 2, 3]))
})

test('B-11: who finds nothing only because of the plans of others is not refused yet', () => {
  const [early, late, never] = [wish('early', 3), wish('late', 1), wish('never', 4)]
  const { plans, leftOut, outcomes } = planWishes([early, late, never], view)
  expect(plans.map((plan) => plan.wish)).toEqual([early])
  expect(leftOut).toEqual([late])
  expect([...outcomes]).toEqual([[never, { ok: false, code: 'not_enough_seats' }]])
})

test('B-11: what was granted before is answered although nothing is free any more', () => {
  const known = wish('known', 2)
  const granted = [{ key: 'known', cartId: 'cart', wish: known.content }]
  const { plans, outcomes } = planWishes([known], { ...view, granted, free: [] })
  expect(plans).toEqual([])
  expect(outcomes.get(known)).toEqual({ ok: true, cartId: 'cart' })
})

function wish(requestKey: string, quantity: number): Wish {
  return {
    requestKey,
    content: `${quantity} of ${requestKey}`,
    desk: { eventJetId: 1, seatGroup: 7, blockId: null },
    tickets: [{ saleTypeId: 1, quantity }],
    knownCartId: null,
    newCartId: `cart of ${requestKey}`,
  }
}
