import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartCookieSeconds, rememberCart } from '#lib/browser/remember-cart.ts'
import { CartLink } from './cart-link.tsx'

class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', SilentChannel)
})
afterEach(() => {
  rememberCart(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () => render(<CartLink href="/webshop/cart" name="Warenkorb" locale="de" />)
const link = () => screen.getByRole('link')

test('B-08 without a cart the link leads to the cart of the variant and shows no number', () => {
  show()
  expect(link().getAttribute('href')).toBe('/webshop/cart')
  expect(link().textContent).toBe('Warenkorb')
})

test('B-08 the cookies contain the number of tickets and the cart’s address', async () => {
  vi.useRealTimers()
  show()
  act(() => rememberCart({ amount: 3, url: 'https://tickets.example/cart/7' }))
  expect(link().getAttribute('href')).toBe('https://tickets.example/cart/7')
  expect(await screen.findByRole('link', { name: 'Warenkorb 3 Karten' })).toBe(link())
  act(() => rememberCart({ amount: 1, url: '/webshop/cart' }))
  expect(screen.getByRole('link', { name: 'Warenkorb 1 Karte' })).toBe(link())
})

test('B-08 the number disappears when the cookies expire', () => {
  show()
  act(() => rememberCart({ amount: 2, url: '/webshop/cart' }))
  document.cookie = 'cartAmount=; Path=/; Max-Age=0'
  act(() => {
    vi.advanceTimersByTime(cartCookieSeconds * 1000)
  })
  expect(link().textContent).toBe('Warenkorb')
})
