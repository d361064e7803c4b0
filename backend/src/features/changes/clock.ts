import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { lockKey } from '#database/advisory-lock.ts'
import type { Queries } from '#database/connect.ts'
import { readNow } from '#database/reading/read-now.ts'
import { announceScheduledInvalidations } from './announce-scheduled-invalidations.ts'
import { maintainConnection, type MaintainedConnection } from '#database/maintained-connection.ts'

export type Time = {
  now: (queries: Queries) => Promise<Date>
  /** Rejects when `signal` aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const minuteMs = 60_000
const lockRetryMs = 5_000

/**
 * Announces scheduled invalidations at every full minute. Uses a connection of its own instead of a job because it must be exact
 * to the second by the database's clock. Every origin starts one; the one that holds an advisory lock is active. If it dies,
 * another takes over within five seconds and continues from the last announcement.
 */
export function startClock({
  url,
  log,
  time = databaseTime,
}: {
  url: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  time?: Time
}): MaintainedConnection {
  async function announceEveryMinute(client: pg.Client, signal: AbortSignal): Promise<never> {
    const database = drizzle(client, { casing: 'snake_case' })
    while (!(await takeLock(client))) await time.sleep(lockRetryMs, signal)
    log.info('acquired the clock lock; announcing scheduled invalidations')
    for (;;) {
      const now = await time.now(database)
      await announceScheduledInvalidations(database, now)
      await time.sleep(minuteMs - (now.getTime() % minuteMs), signal)
    }
  }

  return maintainConnection({
    url,
    name: 'foyer-clock',
    use: announceEveryMinute,
    onBroken: (cause) =>
      log.warn({ err: cause }, 'clock lost its database connection; reconnecting'),
  })
}

/** The database's clock, because the queries that decide what is past use it as well. */
const databaseTime: Time = {
  now: readNow,
  sleep: (ms, signal) => pause(ms, undefined, { signal }),
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'select pg_try_advisory_lock($1, $2) as is_ours',
    lockKey('clock'),
  )
  return rows[0].is_ours
}
