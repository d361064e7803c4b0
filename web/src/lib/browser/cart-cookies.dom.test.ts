import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCart, subscribeToCart } from './cart-cookies.ts'
import { cartCookieLines, parentDomain, rememberCart } from './remember-cart.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  rememberCart(null)
  vi.useRealTimers()
})

const cart = { amount: 2, url: '/webshop/cart' }
const writes = () => vi.spyOn(document, 'cookie', 'set')

test('B-08: the stored cart is read, and expires 15 minutes after the last change', () => {
  const written = writes()
  rememberCart(cart)
  expect(readCart()).toEqual(cart)
  expect(written.mock.calls.flat().every((line) => line.includes('Max-Age=900'))).toBe(true)
  written.mockClear()
  rememberCart({ ...cart, amount: 3 })
  expect(readCart()?.amount).toBe(3)
  expect(written.mock.calls.flat().every((line) => line.includes('Max-Age=900'))).toBe(true)
})

test('B-08: an empty cart leaves no cookies', () => {
  rememberCart(cart)
  rememberCart({ ...cart, amount: 0 })
  expect(readCart()).toBeNull()
  expect(document.cookie).toBe('')
})

test('B-08: this tab is notified of every change until it unsubscribes', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToCart(listener)
  rememberCart(cart)
  expect(listener).toHaveBeenCalled()
  listener.mockClear()
  stop()
  rememberCart(null)
  expect(listener).not.toHaveBeenCalled()
})

test.each([
  'cartAmount=2',
  'cartUrl=%2Fwebshop',
  'cartAmount=-1; cartUrl=%2Fwebshop',
  'cartAmount=2.5; cartUrl=%2Fwebshop',
  'cartAmount=2; cartUrl=javascript%3Aalert(1)',
  'cartAmount=2; cartUrl=%2F%2Fevil.test',
  'cartAmount=2; cartUrl=%',
])('%s is not a cart', (cookies) => {
  expect(readCart(cookies)).toBeNull()
})

test.each([
  ['www.stadttheater.at', 'stadttheater.at'],
  ['stadttheater.at', 'stadttheater.at'],
  ['karten.www.stadttheater.at', 'www.stadttheater.at'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('B-08: the domain above %s is %s', (host, domain) => {
  expect(parentDomain(host)).toBe(domain)
})

test('B-08: a server sets the cookies for the parent domain, and removes those of the host', () => {
  const site = new URL('https://www.stadttheater.at')
  expect(cartCookieLines(cart, site)).toEqual([
    'cartAmount=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'cartAmount=2; Max-Age=900; Path=/; SameSite=Lax; Secure; Domain=stadttheater.at',
    'cartUrl=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'cartUrl=%2Fwebshop%2Fcart; Max-Age=900; Path=/; SameSite=Lax; Secure; Domain=stadttheater.at',
  ])
  expect(cartCookieLines(null, new URL('http://localhost'))).toEqual([
    'cartAmount=; Max-Age=0; Path=/; SameSite=Lax',
    'cartUrl=; Max-Age=0; Path=/; SameSite=Lax',
  ])
})
