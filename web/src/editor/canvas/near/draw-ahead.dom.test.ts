import { afterEach, expect, test, vi } from 'vitest'
import { drawAhead } from './draw-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

/** A part of the page, in a browser that says how far away it is, and when it has nothing to do. */
function openPart() {
  let tell: IntersectionObserverCallback = () => undefined
  let idle: (() => void) | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined))
  const part = document.createElement('div')
  const end = drawAhead(part)
  const see = (isIntersecting: boolean) =>
    tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
  return { part, see, end, beIdle: () => idle?.() }
}

test('a part that comes near is laid out once the browser is idle, until it is far away', () => {
  const { part, see, beIdle } = openPart()
  see(true)
  expect(part.hasAttribute('data-near')).toBe(false)
  beIdle()
  expect(part.hasAttribute('data-near')).toBe(true)
  see(false)
  expect(part.hasAttribute('data-near')).toBe(false)
})

test('a part that has gone meanwhile is not laid out', () => {
  const passed = openPart()
  passed.see(true)
  passed.see(false)
  passed.beIdle()
  expect(passed.part.hasAttribute('data-near')).toBe(false)
  const closed = openPart()
  closed.see(true)
  closed.end()
  closed.beIdle()
  expect(closed.part.hasAttribute('data-near')).toBe(false)
})
