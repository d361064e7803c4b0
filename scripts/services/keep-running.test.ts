import { expect, test, vi } from 'vitest'
import { DiskFull, Problem } from '#console/problem.mjs'
import { keepRunning, type Running } from './keep-running.ts'

const backoff = { firstMs: 1, longestMs: 4, failures: 5, withinMs: 60_000 }
const crash = () => new Problem('The gateway ended by itself.', 'no contract')

/** A service that ends on demand. */
function runner() {
  const { promise: broken, resolve: end } = Promise.withResolvers<Problem>()
  const stop = vi.fn<() => Promise<void>>(async () => {})
  return { broken, end, stop }
}

function keep(first: Running, restart: (signal: AbortSignal) => Promise<Running>) {
  const said: string[] = []
  const tell = (sentence: string) => void said.push(sentence)
  return { said, ...keepRunning({ name: 'gateway', first, restart, tell, backoff }) }
}

test('what ends by itself is started again, and both is said', async () => {
  const [first, second] = [runner(), runner()]
  const running = keep(first, async () => second)
  first.end(crash())
  await expect.poll(() => running.said).toHaveLength(2)
  expect(running.said).toEqual([
    'The gateway ended by itself. It is started again.',
    'The gateway runs again.',
  ])
  await running.stop()
  expect(second.stop).toHaveBeenCalledOnce()
})

test('what fails five times within a minute is given up, with its last words', async () => {
  const first = runner()
  const restart = vi.fn<() => Promise<Running>>(() => Promise.reject(crash()))
  const running = keep(first, restart)
  first.end(crash())
  expect(await running.broken).toMatchObject({
    message: expect.stringContaining('That was failure 5 within 60 seconds'),
    output: 'no contract',
  })
  expect(restart).toHaveBeenCalledTimes(4)
})

test('a full disk is waited for, however often it is in the way', async () => {
  const [first, second] = [runner(), runner()]
  let tries = 0
  const running = keep(first, async () => {
    tries += 1
    if (tries < 12) throw new DiskFull('The disk is full: the database could not start.')
    return second
  })
  first.end(crash())
  await expect.poll(() => running.said.at(-1)).toBe('The gateway runs again.')
  expect(tries).toBe(12)
  await running.stop()
})

test('stopped while it is being started, it ends the started service', async () => {
  const [first, second] = [runner(), runner()]
  const started = Promise.withResolvers<Running>()
  const restart = vi.fn<() => Promise<Running>>(() => started.promise)
  const running = keep(first, restart)
  first.end(crash())
  await expect.poll(() => restart).toHaveBeenCalled()
  const stopped = running.stop()
  started.resolve(second)
  await stopped
  expect(second.stop).toHaveBeenCalledOnce()
})
