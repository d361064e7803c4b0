import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each test gets a page of its own: what holds idle work is of the page.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openPage = () => import('./when-idle.ts')
const beIdle = () => vi.advanceTimersByTimeAsync(1)

test('work waits until the browser is idle, unless it is cancelled', async () => {
  const { whenIdle } = await openPage()
  const done: string[] = []
  whenIdle(() => done.push('wanted'))
  whenIdle(() => done.push('cancelled'))()
  expect(done).toEqual([])
  await beIdle()
  expect(done).toEqual(['wanted'])
})

test('work that is held goes on when what it is held for has ended, and not if it is cancelled meanwhile', async () => {
  const { whenIdle, holdIdleWork } = await openPage()
  const opening = Promise.withResolvers<void>()
  const done: string[] = []
  whenIdle(() => done.push('wanted'))
  const cancel = whenIdle(() => done.push('cancelled'))
  holdIdleWork(opening.promise)
  await beIdle()
  expect(done).toEqual([])
  cancel()
  opening.resolve()
  await beIdle()
  expect(done).toEqual(['wanted'])
})

test('work is not held for longer than ten seconds', async () => {
  const { whenIdle, holdIdleWork } = await openPage()
  const done: string[] = []
  holdIdleWork(new Promise(() => {}))
  whenIdle(() => done.push('late'))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toEqual(['late'])
})
