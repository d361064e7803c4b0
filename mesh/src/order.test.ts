import { describe, expect, test } from 'vitest'
import { createTestGateway } from './testing/test-gateway.ts'

const placeOrder = (buyer: string) => `mutation {
  placeOrder(input: ${buyer}) {
    __typename
    ... on Order { number paymentMethod paymentStatus url total { amount currency } }
    ... on CartProblem { code message }
  }
}`
const anna =
  '{ locale: EN, name: "Anna Berger", email: "anna@example.at", paymentMethod: BANK_TRANSFER }'

describe('B-12, X-09: orders through the gateway', () => {
  test('a cart becomes an order, with where it is shown and whether it is paid', async () => {
    const { ask, calls } = createTestGateway(() => ({
      body: {
        number: 10001,
        secret: 'a'.repeat(43),
        status: 'placed',
        name: 'Anna Berger',
        email: 'anna@example.at',
        payment_method: 'bank_transfer',
        payment_status: 'open',
        order_url: 'https://theatre.example/box-office/en/orders/secret/',
        placed_at: '2026-12-01T19:30:00+01:00',
        total: '40.00',
        tickets: [],
      },
    }))
    const { data, errors } = await ask(placeOrder(anna))
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      placeOrder: {
        __typename: 'Order',
        number: 10001,
        paymentMethod: 'BANK_TRANSFER',
        paymentStatus: 'OPEN',
        url: 'https://theatre.example/box-office/en/orders/secret/',
        total: { amount: '40.00', currency: 'EUR' },
      },
    })
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      name: 'Anna Berger',
      email: 'anna@example.at',
      payment_method: 'bank_transfer',
    })
  })

  test('a cart whose time is up is a response, not an error', async () => {
    const body = { code: 'no_reservation', message: 'No current reservation.', response_code: -204 }
    const { ask } = createTestGateway(() => ({ status: 400, body }))
    const { data, errors } = await ask(placeOrder(anna))
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ placeOrder: { code: 'NO_RESERVATION' } })
  })

  test.each([
    '{ locale: EN, name: "Anna\\r\\nBcc: all@example.at", email: "anna@example.at", paymentMethod: BOX_OFFICE }',
    '{ locale: EN, name: "Anna", email: "anna@example.at\\r\\nBcc: all@example.at", paymentMethod: BOX_OFFICE }',
    '{ locale: EN, name: "Anna", email: "anna@example.at", paymentMethod: GOLD }',
  ])('%s is rejected before a call to the origin', async (buyer) => {
    const { ask, calls } = createTestGateway(() => ({ body: {} }))
    expect((await ask(placeOrder(buyer))).errors).toHaveLength(1)
    expect(calls).toEqual([])
  })
})
