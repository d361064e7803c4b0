import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, run, type WorkerEvents } from 'graphile-worker'
import { connect } from '#database/connect.ts'
import { cronItemsOf, taskListOf, type HouseJobs } from './house-jobs.ts'
import { holdLease, type Lease } from './lease.ts'

type Needs = {
  databaseUrl: string
  jobs: HouseJobs
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
}

const jobsAtOnce = 2
const firstPauseMs = 500
const longestPauseMs = 10_000

// Without batches the library awaits nobody when it notes that a job is done: a connection that breaks then would end the process.
const bookkeeping = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Works on jobs until it is stopped. A database that goes away ends the library's runner: a new one is started, with back-off. */
export function startWorker({ databaseUrl, jobs, log }: Needs): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  // The listening connection, one for each job, and one for the lease.
  const pool = connect(databaseUrl, { connections: jobsAtOnce + 3 }).$client

  async function work(): Promise<void> {
    const leases: Lease[] = []
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => {
      const onFailure = (cause: unknown) => log.warn({ err: cause }, 'the lease of a worker')
      leases.push(holdLease(pool, { poolId: workerPool.id, onFailure }))
    })
    try {
      const runner = await run({
        pgPool: pool,
        concurrency: jobsAtOnce,
        noHandleSignals: true,
        events,
        taskList: taskListOf(jobs),
        parsedCronItems: parseCronItems(cronItemsOf(jobs)),
        logger: loggerOf(log),
        preset: { worker: bookkeeping },
      })
      const stop = () => void runner.stop().catch(() => {})
      stopped.signal.addEventListener('abort', stop)
      if (stopped.signal.aborted) stop()
      await runner.promise
    } finally {
      for (const lease of leases) await lease.release()
    }
  }

  async function keepWorking(): Promise<void> {
    let pauseMs = firstPauseMs
    while (!stopped.signal.aborted) {
      const begun = performance.now()
      try {
        await work()
      } catch (cause) {
        if (!stopped.signal.aborted)
          log.warn({ err: cause }, 'the worker has ended and begins anew')
      }
      if (performance.now() - begun > longestPauseMs) pauseMs = firstPauseMs
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  const working = keepWorking()
  return {
    async stop() {
      stopped.abort()
      await working
      await pool.end()
    },
  }
}

function loggerOf(log: Needs['log']): Logger {
  const names = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
  return new Logger((scope) => (level, message) => log[names[level]]({ scope }, message))
}
