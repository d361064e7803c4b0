import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { releaseMemoryAfterStart } from './release-memory.ts'

test('what a start has left behind is collected a few seconds after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const left = leaveBehind()
  releaseMemoryAfterStart()
  await nextTurn()
  vi.advanceTimersByTime(4_000)
  expect(isThere(left)).toBe(true)
  await nextTurn()
  vi.advanceTimersByTime(1_000)
  expect(isThere(left)).toBe(false)
})

const leaveBehind = () => new WeakRef({ parts: Array.from({ length: 1000 }) })

const isThere = (left: WeakRef<object>) => left.deref() !== undefined
