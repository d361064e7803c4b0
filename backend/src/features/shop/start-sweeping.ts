import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { OrderDesk } from './order-desk.ts'
import { sweepCarts } from './sweep-store.ts'

const cartsEveryMs = 60 * 60_000
const ordersEveryMs = 60_000

type Needs = {
  database: Database
  orders: Pick<OrderDesk, 'releaseAbandoned'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Tidies up after carts and after orders that nobody pays; several origins may do so at once. Answers how to end it. */
export function startSweeping({ database, orders, log }: Needs): { stop: () => void } {
  const carts = setInterval(() => {
    sweepCarts(database).catch((cause: unknown) => {
      log.warn({ err: cause }, 'old carts could not be removed')
    })
  }, cartsEveryMs)
  const abandoned = setInterval(() => {
    orders.releaseAbandoned().catch((cause: unknown) => {
      log.warn({ err: cause }, 'orders that nobody pays could not be canceled')
    })
  }, ordersEveryMs)
  return {
    stop() {
      clearInterval(carts)
      clearInterval(abandoned)
    },
  }
}
