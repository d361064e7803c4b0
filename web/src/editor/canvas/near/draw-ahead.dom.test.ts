import { afterEach, expect, test, vi } from 'vitest'
import { moveInView } from '#test/fake-intersection-observer.ts'
import { drawAhead } from './draw-ahead.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser that says when it has nothing to do. */
function openBrowser() {
  let idle: (() => void) | undefined
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined))
  return {
    beIdle() {
      const callback = idle
      idle = undefined
      callback?.()
    },
  }
}

/** A part of the page in it, and how far away it is. */
function openPart() {
  const part = document.createElement('div')
  const end = drawAhead(part)
  ends.push(end)
  return { part, see: (isNear: boolean) => moveInView(part, isNear), end }
}

const isLaidOut = ({ part }: { part: Element }) => part.hasAttribute('data-near')

test('a part that comes near is laid out once the browser is idle, until it is far away', () => {
  const { beIdle } = openBrowser()
  const opened = openPart()
  opened.see(true)
  expect(isLaidOut(opened)).toBe(false)
  beIdle()
  expect(isLaidOut(opened)).toBe(true)
  opened.see(false)
  expect(isLaidOut(opened)).toBe(false)
})

test('a part that has gone meanwhile is not laid out', () => {
  const { beIdle } = openBrowser()
  const [passed, closed] = [openPart(), openPart()]
  passed.see(true)
  passed.see(false)
  closed.see(true)
  closed.end()
  beIdle()
  expect([passed, closed].map(isLaidOut)).toEqual([false, false])
})

test('parts are laid out one at a time', () => {
  const { beIdle } = openBrowser()
  const parts = [openPart(), openPart(), openPart()]
  for (const part of parts) part.see(true)
  beIdle()
  expect(parts.map(isLaidOut)).toEqual([true, false, false])
  parts[1]!.see(false)
  beIdle()
  expect(parts.map(isLaidOut)).toEqual([true, false, true])
})

test('while somebody types, nothing is laid out before a pause of a second', () => {
  vi.useFakeTimers()
  const { beIdle } = openBrowser()
  const opened = openPart()
  const type = () => document.dispatchEvent(new Event('beforeinput'))
  opened.see(true)
  type()
  beIdle()
  vi.advanceTimersByTime(900)
  type()
  vi.advanceTimersByTime(900)
  beIdle()
  expect(isLaidOut(opened)).toBe(false)
  vi.advanceTimersByTime(100)
  beIdle()
  expect(isLaidOut(opened)).toBe(true)
})
