import { vi } from 'vitest'
import { followKeys } from '#lib/browser/keys/key-presses.ts'

export type FakeBrowser = ReturnType<typeof openBrowser>

/** A browser in which keys are pressed, and which has nothing to do when the test says so. With the clock faked. */
export function openBrowser() {
  vi.useFakeTimers()
  const idle = new Map<number, () => void>()
  let handle = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle.set((handle += 1), callback)
    return handle
  })
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => idle.delete(cancelled))
  const page = new AbortController()
  followKeys(page.signal)
  return {
    press: () => document.dispatchEvent(new Event('keydown')),
    beIdle() {
      const callbacks = [...idle.values()]
      idle.clear()
      for (const callback of callbacks) callback()
    },
    close() {
      page.abort()
      vi.unstubAllGlobals()
      vi.useRealTimers()
    },
  }
}
