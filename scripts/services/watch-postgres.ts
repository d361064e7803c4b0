import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '#console/problem.mjs'
import type { Postgres } from '#postgres/start-postgres.ts'
import type { Running } from './keep-running.ts'
import { watchHealth } from './watch-health.ts'

const lookEveryMs = 200
const health = { everyMs: 10_000, silentForMs: 30_000 }

/** A PostgreSQL server as a supervised part, even if it is not our child process. One that accepts no connections is killed. */
export function watchPostgres(postgres: Postgres): Running {
  const over = new AbortController()
  const { signal } = over
  let isHanging = false

  async function untilEnded(): Promise<Problem> {
    while (postgres.isRunning()) {
      await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return new Promise<never>(() => {})
    }
    over.abort()
    return new Problem(
      isHanging
        ? `The database has not responded for ${health.silentForMs / 1000} seconds.`
        : 'The database ended by itself.',
    )
  }

  watchHealth({
    ...health,
    ask: postgres.ping,
    onHanging() {
      isHanging = true
      postgres.kill()
    },
    over: signal,
  })
  return {
    broken: untilEnded(),
    async stop() {
      over.abort()
      await postgres.stop()
    },
  }
}
