import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, run, type WorkerEvents } from 'graphile-worker'
import { connect } from '#database/connect.ts'
import { cronItemsOf, taskListOf, type JobDefinitions } from './job-definitions.ts'
import { holdLease, type Lease } from './lease.ts'

type WorkerOptions = {
  databaseUrl: string
  jobs: JobDefinitions
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
}

const concurrentJobs = 2
const initialBackoffMs = 500
const maxBackoffMs = 10_000

// With batching the library does not await the query that completes a job; if the connection broke then, the rejection would end
// the process.
const bookkeeping = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Runs jobs until stopped. If the database goes away the library's runner ends; a new one is started with backoff. */
export function startWorker({ databaseUrl, jobs, log }: WorkerOptions): {
  stop: () => Promise<void>
} {
  const stopped = new AbortController()
  // One connection listens, one per job works, one renews the lease.
  const pool = connect(databaseUrl, { connections: concurrentJobs + 3 }).$client

  async function work(): Promise<void> {
    const leases: Lease[] = []
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => {
      const onFailure = (cause: unknown) =>
        log.warn(
          { err: cause, poolId: workerPool.id },
          'could not renew the lease of a worker pool',
        )
      leases.push(holdLease(pool, { poolId: workerPool.id, onFailure }))
    })
    try {
      const runner = await run({
        pgPool: pool,
        concurrency: concurrentJobs,
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

  async function workUntilStopped(): Promise<void> {
    let pauseMs = initialBackoffMs
    while (!stopped.signal.aborted) {
      const begun = performance.now()
      try {
        await work()
      } catch (cause) {
        if (!stopped.signal.aborted)
          log.warn({ err: cause }, 'job worker stopped unexpectedly; restarting')
      }
      if (performance.now() - begun > maxBackoffMs) pauseMs = initialBackoffMs
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, maxBackoffMs)
    }
  }

  const working = workUntilStopped()
  return {
    async stop() {
      stopped.abort()
      await working
      await pool.end()
    },
  }
}

function loggerOf(log: WorkerOptions['log']): Logger {
  const names = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
  return new Logger((scope) => (level, message) => log[names[level]]({ scope }, message))
}
