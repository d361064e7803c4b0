import { describe, expect, test } from 'vitest'
import { createTestGateway } from './testing/test-gateway.ts'

const cart = {
  tickets_quantity: 2,
  cart_url: 'https://theatre.example/webshop/cart',
  tickets: [],
  total: '40.00',
  held_until: '2026-12-01T19:30:00+01:00',
  seconds_left: 900,
  can_extend: true,
}
const addTwo = `mutation {
  addToCart(input: {
    locale: DE, ticketingNumber: 7, seatGroupNumber: 3, idempotencyKey: "0123456789abcdef",
    tickets: [{ saleTypeNumber: 1, quantity: 1 }, { saleTypeNumber: 2, quantity: 1 }]
  }) {
    __typename
    ... on Cart { ticketsQuantity url }
    ... on CartProblem { code message responseCode }
  }
}`

describe('B-06, X-09: carts through the gateway', () => {
  test('a call brings cookie and csrf header, and takes the cookie of the cart along', async () => {
    const { send, calls } = createTestGateway(() => ({
      body: cart,
      headers: { 'set-cookie': ['cart=abc; HttpOnly'] },
    }))
    const response = await send(
      { query: addTwo },
      { cookie: 'csrftoken=xyz; cart=old', 'x-csrftoken': 'xyz' },
    )
    expect(await response.json()).toEqual({
      data: { addToCart: { __typename: 'Cart', ticketsQuantity: 2, url: cart.cart_url } },
    })
    expect(response.headers.getSetCookie()).toEqual(['cart=abc; HttpOnly'])
    expect(calls).toMatchObject([
      { method: 'POST', headers: { cookie: 'csrftoken=xyz; cart=old', 'x-csrftoken': 'xyz' } },
    ])
    expect(calls[0]?.url.pathname).toBe('/de/api/shop-cart/')
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      event_jet_id: 7,
      seat_group: 3,
      sale_type_ids: [1, 2],
      quantities: [1, 1],
      request_key: '0123456789abcdef',
    })
  })

  test.each([
    ['not_enough_seats', 'NOT_ENOUGH_SEATS', -214],
    ['no_reservation', 'NO_RESERVATION', -204],
    ['unknown_sale_type', 'UNKNOWN_SALE_TYPE', null],
  ])('B-07: %s is a response, not an error', async (code, value, responseCode) => {
    const { ask } = createTestGateway(() => ({
      status: 400,
      body: { code, message: 'Nein.', response_code: responseCode },
    }))
    const { data, errors } = await ask(addTwo)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      addToCart: { __typename: 'CartProblem', code: value, message: 'Nein.', responseCode },
    })
  })

  test('a missing csrf header, a limit and a failure are errors with codes', async () => {
    for (const [status, code] of [
      [403, 'FORBIDDEN'],
      [429, 'RATE_LIMITED'],
      [503, 'UPSTREAM_ERROR'],
    ] as const) {
      const { ask } = createTestGateway(() => ({ status, body: { detail: 'Nein.' } }))
      expect((await ask(addTwo)).errors?.[0]?.extensions).toMatchObject({ code })
    }
  })

  test('a ticket is given back by its number', async () => {
    const { ask, calls } = createTestGateway(() => ({ body: cart }))
    const { data, errors } = await ask(
      'mutation { removeFromCart(input: { locale: EN, ticketNumber: 12 }) { ... on Cart { ticketsQuantity } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ removeFromCart: { ticketsQuantity: 2 } })
    expect(calls).toMatchObject([{ method: 'DELETE' }])
    expect(calls[0]?.url.pathname).toBe('/en/api/shop-cart/tickets/12/')
  })

  test('invalid quantities and keys are rejected before a call to the origin', async () => {
    const { ask, calls } = createTestGateway(() => ({ body: cart }))
    for (const input of [
      '{ locale: DE, ticketingNumber: 7, tickets: [null] }',
      '{ locale: DE, ticketingNumber: 7, tickets: [{ saleTypeNumber: 1, quantity: 1 }], idempotencyKey: "short" }',
    ]) {
      const { errors } = await ask(`mutation { addToCart(input: ${input}) { __typename } }`)
      expect([input, errors?.length]).toEqual([input, 1])
    }
    expect(calls).toEqual([])
  })
})
