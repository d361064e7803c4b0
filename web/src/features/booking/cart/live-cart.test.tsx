import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HeldCartNowQuery } from '#graphql/generated/graphql.ts'
import { readCart } from '#lib/browser/cart-cookies.ts'
import { de } from '#messages/de.ts'
import { mockClient } from '#test/mock-graph.tsx'
import LiveCart from './live-cart.tsx'

const graph = vi.hoisted(() => ({ client: undefined as unknown }))
vi.mock('#graphql/browser-client.ts', () => ({ browserClient: () => graph.client }))

const labels = de.cart

beforeEach(() => {
  document.cookie = 'cartAmount=; Max-Age=0; Path=/'
})

test('B-08 a removed ticket leaves the cart, and the header is updated', async () => {
  show({ removeFromCart: () => cartOf([12]) })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('button', { name: /^Karte entfernen/ })[0]!)
  expect(await screen.findByText(labels.removed)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(readCart()?.amount).toBe(1)
})

test('B-08 an extension restarts the whole time, even if the origin’s seconds are the same', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show({ extendCart: () => ({ ...cartOf([11, 12]), heldUntil: '2026-11-21T20:15:00+01:00' }) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByRole('timer').textContent).toMatch(/^1[34]:\d\d$/)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: labels.extend }))
  expect(await screen.findByText(labels.extended.replaceAll('\u00a0', ' '))).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^(15:00|14:5\d)$/)
  vi.useRealTimers()
})

test('B-08 a problem is shown by its code, and the cart is reloaded', async () => {
  const problem = { __typename: 'CartProblem', code: 'HOLD_LIMIT_REACHED', message: 'Nein.' }
  show({ extendCart: () => problem }, { cart: () => cartOf([12]) })
  await userEvent.click(screen.getByRole('button', { name: labels.extend }))
  expect(await screen.findByText(labels.problems.hold_limit_reached, { exact: false })).toBeTruthy()
  expect(screen.getByText('Fehlercode: hold_limit_reached')).toBeTruthy()
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
})

function cartOf(ids: number[]) {
  return {
    __typename: 'Cart' as const,
    ticketsQuantity: ids.length,
    url: '/webshop/cart',
    total: { __typename: 'Money', amount: '40.00', currency: 'EUR' },
    heldUntil: '2026-11-21T20:00:00+01:00',
    secondsLeft: 900,
    canExtend: true,
    tickets: ids.map((id) => ({
      __typename: 'CartTicket' as const,
      number: id,
      timeStart: null,
      seatGroupName: 'Parkett',
      row: '4',
      seat: String(id),
      saleTypeName: 'Vollpreis',
      price: { __typename: 'Money', amount: '20.00', currency: 'EUR' },
      event: {
        __typename: 'Event' as const,
        number: 7,
        slug: 'faust',
        title: 'Faust',
        day: '2026-12-01',
        time: '19:30',
        venue: { __typename: 'Venue' as const, name: 'Großes Haus' },
        room: null,
      },
    })),
  }
}

function show(mutations: Record<string, unknown>, queries: Record<string, unknown> = {}) {
  graph.client = mockClient({}, {
    Mutation: mutations,
    Query: { cart: () => cartOf([11, 12]), ...queries },
  } as never)
  const paths = { change: '/c', cart: '/w', programme: '/p', checkout: '/k' }
  const page = { locale: 'de', problem: undefined, csrfToken: '', paths } as const
  render(<LiveCart {...page} first={cartOf([11, 12]) as unknown as HeldCartNowQuery['cart']} />)
}
