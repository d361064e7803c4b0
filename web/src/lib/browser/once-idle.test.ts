import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceIdle } from './once-idle.ts'

const waits = { atMostMs: 200, otherwiseMs: 30 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that is idle when the test says so. */
function browserWithIdleTime() {
  const waiting = new Map<number, { callback: IdleRequestCallback; timeout: number | undefined }>()
  vi.stubGlobal(
    'requestIdleCallback',
    (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
      const handle = waiting.size + 1
      waiting.set(handle, { callback, timeout: options?.timeout })
      return handle
    },
  )
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  const deadline = { didTimeout: false, timeRemaining: () => 10 }
  return {
    limits: () => [...waiting.values()].map(({ timeout }) => timeout),
    idle: () => waiting.forEach(({ callback }) => callback(deadline)),
  }
}

test('waits until the browser is idle, with a limit', () => {
  const { limits, idle } = browserWithIdleTime()
  const callback = vi.fn<() => void>()
  onceIdle(callback, waits)
  vi.advanceTimersByTime(1000)
  expect(callback).not.toHaveBeenCalled()
  expect(limits()).toEqual([200])
  idle()
  expect(callback).toHaveBeenCalledTimes(1)
})

test('what is cancelled is not called', () => {
  const { idle } = browserWithIdleTime()
  const callback = vi.fn<() => void>()
  onceIdle(callback, waits)()
  idle()
  vi.unstubAllGlobals()
  onceIdle(callback, waits)()
  vi.advanceTimersByTime(1000)
  expect(callback).not.toHaveBeenCalled()
})

test('a browser that does not tell waits for a while', () => {
  const callback = vi.fn<() => void>()
  onceIdle(callback, waits)
  vi.advanceTimersByTime(29)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledTimes(1)
})
