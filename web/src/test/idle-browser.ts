import { vi } from 'vitest'
import { followTyping } from '#lib/browser/typing/typing-pace.ts'

export type FakeBrowser = ReturnType<typeof openBrowser>

/** A browser in which keys are pressed, and which has nothing to do when it is told so. With the clock faked. */
export function openBrowser() {
  vi.useFakeTimers()
  const idle = new Map<number, () => void>()
  let handle = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle.set((handle += 1), callback)
    return handle
  })
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => idle.delete(cancelled))
  const press = () => document.dispatchEvent(new Event('keydown'))
  const page = new AbortController()
  followTyping(page.signal)
  return {
    press,
    type() {
      press()
      document.dispatchEvent(new Event('beforeinput'))
    },
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
