import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/connect.ts'
import { sweepCarts } from './sweep-store.ts'

const everyMs = 60 * 60_000

/** Tidies up after carts every hour; several origins may do so at once. Answers how to end it. */
export function startSweeping(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop: () => void } {
  const timer = setInterval(() => {
    sweepCarts(database).catch((cause: unknown) => {
      log.warn({ err: cause }, 'old carts could not be removed')
    })
  }, everyMs)
  return { stop: () => clearInterval(timer) }
}
