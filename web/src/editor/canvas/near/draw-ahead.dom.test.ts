import { afterEach, expect, test, vi } from 'vitest'
import { moveInView } from '#test/fake-intersection-observer.ts'
import { drawAhead } from './draw-ahead.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

/** A part of the page, in a browser that says how far away it is, and when it has nothing to do. */
function openPart() {
  let idle: (() => void) | undefined
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined))
  const part = document.createElement('div')
  const end = drawAhead(part)
  ends.push(end)
  return { part, see: (isNear: boolean) => moveInView(part, isNear), end, beIdle: () => idle?.() }
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
