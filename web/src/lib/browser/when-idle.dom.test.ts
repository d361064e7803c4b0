import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const idleCallbacks = new Map<number, () => void>()
let handle = 0

// Each test gets a page of its own: what delays idle work is of the page.
beforeEach(() => {
  idleCallbacks.clear()
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idleCallbacks.set((handle += 1), callback)
    return handle
  })
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => idleCallbacks.delete(cancelled))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openPage = async () => ({
  ...(await import('./when-idle.ts')),
  ...(await import('./delay-idle-work.ts')),
})

/** The browser has nothing to do, and does what waits for that. */
async function beIdle() {
  const waiting = [...idleCallbacks.values()]
  idleCallbacks.clear()
  for (const callback of waiting) callback()
  await vi.advanceTimersByTimeAsync(0)
}

test('work waits until the browser is idle, unless it is cancelled', async () => {
  const { whenIdle } = await openPage()
  const done: string[] = []
  whenIdle(() => done.push('wanted'))
  whenIdle(() => done.push('cancelled'))()
  expect(done).toEqual([])
  await beIdle()
  expect(done).toEqual(['wanted'])
})

test.each(['resolve', 'reject'] as const)(
  'delayed work waits for the browser again once its delay has ended (%s), unless it is cancelled',
  async (ends) => {
    const { whenIdle, delayIdleWork } = await openPage()
    const opening = Promise.withResolvers<void>()
    const done: string[] = []
    whenIdle(() => done.push('wanted'))
    const cancel = whenIdle(() => done.push('cancelled'))
    delayIdleWork(opening.promise)
    await beIdle()
    cancel()
    opening[ends]()
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toEqual([])
    await beIdle()
    expect(done).toEqual(['wanted'])
  },
)

test('work is not delayed for longer than ten seconds', async () => {
  const { whenIdle, delayIdleWork } = await openPage()
  const done: string[] = []
  delayIdleWork(new Promise(() => {}))
  whenIdle(() => done.push('late'))
  await beIdle()
  await vi.advanceTimersByTimeAsync(9_900)
  await beIdle()
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  await beIdle()
  expect(done).toEqual(['late'])
})
