import { expect, test } from 'vitest'
import type { SeatPoolSnapshot } from './hold-store.ts'
import { planHolds } from './plan-holds.ts'
import type { HoldRequest } from './hold-request.ts'

const view: SeatPoolSnapshot = {
  sale: { eventId: 1, isOnSale: true, seatGroups: [7], timeslots: [] },
  prices: { 1: 2000 },
  granted: [],
  free: [1, 2, 3].map((id) => ({ id, row: 1, column: id, rank: 0, isExpired: false })),
}

test('B-11: plans of one seat pool do not share a seat', () => {
  const { plans } = planHolds([holdRequest('a', 1), holdRequest('b', 1), holdRequest('c', 1)], view)
  const ids = plans.flatMap(({ placeIds }) => placeIds)
  expect(ids).toHaveLength(3)
  expect(new Set(ids)).toEqual(new Set([1, 2, 3]))
})

test('B-11: a request that finds no seats only because of other plans is not refused yet', () => {
  const [early, late, never] = [
    holdRequest('early', 3),
    holdRequest('late', 1),
    holdRequest('never', 4),
  ]
  const { plans, leftOut, outcomes } = planHolds([early, late, never], view)
  expect(plans.map((plan) => plan.request)).toEqual([early])
  expect(leftOut).toEqual([late])
  expect([...outcomes]).toEqual([[never, { ok: false, code: 'not_enough_seats' }]])
})

test('B-11: seats that were granted before are returned again although nothing is free any more', () => {
  const known = holdRequest('known', 2)
  const granted = [{ key: 'known', cartId: 'cart', contentHash: known.contentHash }]
  const { plans, outcomes } = planHolds([known], { ...view, granted, free: [] })
  expect(plans).toEqual([])
  expect(outcomes.get(known)).toEqual({ ok: true, cartId: 'cart' })
})

function holdRequest(requestKey: string, quantity: number): HoldRequest {
  return {
    requestKey,
    contentHash: `${quantity} of ${requestKey}`,
    seatPool: { eventJetId: 1, seatGroup: 7, blockId: null },
    tickets: [{ saleTypeId: 1, quantity }],
    knownCartId: null,
    newCartId: `cart of ${requestKey}`,
    network: 'somewhere',
  }
}
