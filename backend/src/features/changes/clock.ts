import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { lockKey } from '#database/advisory-lock.ts'
import type { Queries } from '#database/connect.ts'
import { readNow } from '#database/read-now.ts'
import { announcePassing } from './announce-passing.ts'
import { keepConnection, type KeptConnection } from './kept-connection.ts'

export type Time = {
  now: (queries: Queries) => Promise<Date>
  /** Throws when `signal` aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const minuteMs = 60_000
const askAgainMs = 5_000

/**
 * At every full minute announces what has become stale by the clock. A connection of its own and no job, because it has to be
 * exact to the second by the database's time, which jobs are not. Every origin starts one; that
 * whose connection holds a lock does the work, and when it dies, another takes over within five seconds, from the time that
 * the first has announced last.
 */
export function startClock({
  url,
  log,
  time = databaseTime,
}: {
  url: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  time?: Time
}): KeptConnection {
  async function keepTime(client: pg.Client, signal: AbortSignal): Promise<never> {
    const database = drizzle(client, { casing: 'snake_case' })
    while (!(await takeLock(client))) await time.sleep(askAgainMs, signal)
    log.info('this origin keeps the clock')
    for (;;) {
      const now = await time.now(database)
      await announcePassing(database, now)
      await time.sleep(minuteMs - (now.getTime() % minuteMs), signal)
    }
  }

  return keepConnection({
    url,
    name: 'foyer-clock',
    use: keepTime,
    onBroken: (cause) => log.warn({ err: cause }, 'the clock lost its connection'),
  })
}

/** That of the database, because the queries that ask what is past ask it, too: before it is late there, it is not late. */
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
