import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { byAddress, byVisitor } from '#http/count-by.ts'

const changesAMinute = { visitor: 30, address: 600 }
const seconds = 60

/**
 * Counts what visitors change in carts and orders: each visitor for himself, and all of one address together, because a visitor
 * may give himself another name but many may share an address.
 */
export function limitVisitors(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.limitCalls('shop', {
    visitor: { calls: changesAMinute.visitor, seconds, by: byVisitor },
    address: { calls: changesAMinute.address, seconds, by: byAddress },
  })
}
