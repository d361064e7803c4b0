import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouteProgress } from './route-progress.tsx'

const route = vi.hoisted(() => ({ path: '/de' }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path }))

beforeEach(() => {
  vi.useFakeTimers()
  route.path = '/de'
  const link = document.createElement('a')
  link.href = '/de/team'
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const follow = () => fireEvent.click(document.querySelector('a')!)
const line = () => document.querySelector('[data-there]')

test('L-16 the line appears 200 ms after the click, and disappears 500 ms after the page has loaded', () => {
  const { rerender } = render(<RouteProgress label="Lädt" />)
  follow()
  wait(199)
  expect(screen.queryByRole('status')).toBeNull()
  wait(1)
  expect(screen.getByRole('status').textContent).toBe('Lädt')
  wait(200)
  route.path = '/de/team'
  rerender(<RouteProgress label="Lädt" />)
  expect(screen.queryByRole('status')).toBeNull()
  wait(499)
  expect(line()).not.toBeNull()
  wait(1)
  expect(line()).toBeNull()
})

test('X-15 a skeleton that is shown stays for 200 ms, even if the page has loaded before', () => {
  const { rerender } = render(<RouteProgress label="Lädt" />)
  follow()
  wait(200)
  route.path = '/de/team'
  rerender(<RouteProgress label="Lädt" />)
  wait(199)
  expect(screen.queryByRole('status')).not.toBeNull()
  wait(1)
  expect(screen.queryByRole('status')).toBeNull()
  wait(500)
  expect(line()).toBeNull()
})

test('L-16 a page that loads at once shows no line', () => {
  const { rerender } = render(<RouteProgress label="Lädt" />)
  follow()
  wait(150)
  route.path = '/de/team'
  rerender(<RouteProgress label="Lädt" />)
  wait(1000)
  expect(screen.queryByRole('status')).toBeNull()
  expect(line()).toBeNull()
})

test('L-16 the line runs when parameters change, but not for a fragment', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  render(<RouteProgress label="Lädt" />)
  const go = (url: string) => {
    const event = Object.assign(new Event('navigate'), {
      destination: { url: new URL(url, location.href).href },
    })
    act(() => void navigation.dispatchEvent(event))
  }
  go('#besuch')
  expect(line()).toBeNull()
  go('?page=2')
  expect(line()).not.toBeNull()
  wait(500)
  expect(line()).toBeNull()
  vi.unstubAllGlobals()
})
