import { expect, test } from 'vitest'
import { cartCalls, type CartCall } from './cart-calls.ts'
import { type CartCallResult, holdSeats, ticketsOf } from './hold-seats.ts'

const cart = { ticketsQuantity: 3, url: '/webshop/cart', secondsLeft: 900 }
const held: CartCallResult = { kind: 'held', cart }
const lost: CartCallResult = { kind: 'lost' }
const refused: CartCallResult = {
  kind: 'refused',
  problem: { code: 'NOT_ENOUGH_SEATS', message: 'Nein.', responseCode: -214 },
}
const calls = cartCalls(
  [
    { ticket: { seatGroupNumber: 3, saleTypeNumber: 1 }, amount: 2 },
    { ticket: { seatGroupNumber: 4, saleTypeNumber: 1 }, amount: 1 },
    { ticket: { seatGroupNumber: 3, saleTypeNumber: 2 }, amount: 1 },
  ],
  {
    ticketingNumber: 70,
    timeslot: undefined,
    makeKey: (seatGroupNumber) => `key-of-group-${seatGroupNumber}`,
  },
)

test('B-06 one call per seat group, its sale types merged, each with its own key', () => {
  expect(calls).toEqual([
    {
      ticketingNumber: 70,
      tickets: [
        { saleTypeNumber: 1, quantity: 2 },
        { saleTypeNumber: 2, quantity: 1 },
      ],
      seatGroupNumber: 3,
      idempotencyKey: 'key-of-group-3',
    },
    {
      ticketingNumber: 70,
      tickets: [{ saleTypeNumber: 1, quantity: 1 }],
      seatGroupNumber: 4,
      idempotencyKey: 'key-of-group-4',
    },
  ])
  expect(ticketsOf(calls)).toBe(4)
})

test('B-06 the timeslot is sent by its number', () => {
  const [call] = cartCalls([{ ticket: { seatGroupNumber: 3, saleTypeNumber: 1 }, amount: 1 }], {
    ticketingNumber: 70,
    timeslot: 12,
    makeKey: () => 'key',
  })
  expect(call?.timeslotNumber).toBe(12)
})

test('B-06 after a lost response the call is repeated with the same key, after a pause', async () => {
  const { outcome, sent, pauses } = await hold([lost, lost, held, held])
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    'key-of-group-3',
    'key-of-group-3',
    'key-of-group-3',
    'key-of-group-4',
  ])
  expect(pauses).toEqual([400, 1600])
  expect(outcome.held).toHaveLength(2)
  expect(outcome.failed).toBeUndefined()
})

test('B-06 calls that stay lost keep their keys for a retry; later calls are not sent', async () => {
  const { outcome, sent } = await hold([lost, lost, lost])
  expect(sent).toHaveLength(3)
  expect(outcome.failed).toEqual({ calls, reason: 'lost' })
})

test('B-07 a refused seat group does not keep the next from being held', async () => {
  const { outcome } = await hold([refused, held])
  expect(outcome.refused.map(({ call }) => call.seatGroupNumber)).toEqual([3])
  expect(outcome.held.map(({ call }) => call.seatGroupNumber)).toEqual([4])
})

test('a rate limit is not retried', async () => {
  const { outcome, sent } = await hold([held, { kind: 'limited' }])
  expect(sent).toHaveLength(2)
  expect(outcome.failed).toEqual({ calls: [calls[1]], reason: 'limited' })
})

async function hold(results: CartCallResult[]) {
  const sent: CartCall[] = []
  const pauses: number[] = []
  const outcome = await holdSeats(calls, {
    async send(call) {
      sent.push(call)
      return results[sent.length - 1] ?? lost
    },
    async pause(ms) {
      pauses.push(ms)
    },
  })
  return { outcome, sent, pauses }
}
