import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'

const changesAMinute = { visitor: 30, address: 600 }
const timeWindow = 60_000

/**
 * Counts what visitors change in carts and orders: each visitor for himself, and all of one address together, because a visitor
 * may give himself another name but many may share an address.
 */
export function limitVisitors(app: FastifyInstance): preHandlerAsyncHookHandler[] {
  const limit = { timeWindow, groupId: 'shop' }
  return [
    app.rateLimit({
      ...limit,
      max: changesAMinute.visitor,
      keyGenerator: ({ ip, cookies }) => `${ip} ${cookies['csrftoken'] ?? ''}`,
    }),
    app.rateLimit({ ...limit, max: changesAMinute.address, keyGenerator: ({ ip }) => ip }),
  ]
}
