import { setTimeout as pause } from 'node:timers/promises'
import { DiskFull, Problem } from '#console/problem.mjs'
import { untilAborted } from './stop-request.ts'

/** A running part that may end by itself. */
export type Running = {
  /** Resolves when it ends without a stop request. */
  broken: Promise<Problem>
  stop: () => Promise<void>
}

export type KeepRunningOptions = {
  /** Name in messages: "site", "gateway". */
  name: string
  /** The first instance. */
  first: Running
  /** Starts it again and resolves when it is ready. Gives up when `signal` aborts. */
  restart: (signal: AbortSignal) => Promise<Running>
  /** Reports to the operator. */
  tell: (sentence: string) => void
  backoff?: Backoff
}

type Backoff = { firstMs: number; longestMs: number; failures: number; withinMs: number }

const usualBackoff: Backoff = { firstMs: 250, longestMs: 10_000, failures: 5, withinMs: 60_000 }

/**
 * Supervises a part: restarts it whenever it ends by itself, with backoff. `broken` resolves when it has failed five times within
 * a minute. A full disk is waited for, however long it takes.
 */
export function keepRunning({
  name,
  first,
  restart,
  tell,
  backoff = usualBackoff,
}: KeepRunningOptions): Running {
  const stopped = new AbortController()
  const { signal } = stopped
  const aborted = untilAborted(signal)
  let running: Running | undefined = first
  let starting: Promise<Problem | undefined> = Promise.resolve(undefined)

  /** Returns why it is not restarted any more; undefined after a stop request. */
  async function keep(): Promise<Problem | undefined> {
    let failures: number[] = []
    for (;;) {
      if (!running) starting = startAgain()
      const problem = await Promise.race([running?.broken ?? starting, aborted])
      if (signal.aborted) return undefined
      if (!problem) continue
      running = undefined
      const now = performance.now()
      failures = [...failures.filter((then) => now - then < backoff.withinMs), now]
      if (problem instanceof DiskFull) failures = failures.slice(1 - backoff.failures)
      if (failures.length >= backoff.failures) return giveUp(problem)
      tell(`${problem.message} It is started again.`)
      const pauseMs = Math.min(backoff.firstMs * 2 ** (failures.length - 1), backoff.longestMs)
      await pause(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  /** Returns why it could not be started. */
  async function startAgain(): Promise<Problem | undefined> {
    try {
      running = await restart(signal)
      if (!signal.aborted) tell(`The ${name} runs again.`)
      return undefined
    } catch (error) {
      if (error instanceof Problem) return error
      return new Problem(`The ${name} could not be started.`, String(error))
    }
  }

  function giveUp({ message, output }: Problem): Problem {
    const { failures, withinMs } = backoff
    return new Problem(
      `${message} That was failure ${failures} within ${withinMs / 1000} seconds: everything ends.`,
      output,
    )
  }

  const keeping = keep()
  return {
    broken: keeping.then((problem) => problem ?? new Promise<never>(() => {})),
    async stop() {
      stopped.abort()
      await Promise.all([keeping, starting])
      await running?.stop()
    },
  }
}
