import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { byAddress, byVisitor } from '#http/count-by.ts'

const changesPerMinute = { visitor: 30, address: 600 }
const seconds = 60

/**
 * Limits writes to carts and orders per visitor, and more generously per address: a visitor can discard the cookie that
 * identifies him, while many visitors may share an address.
 */
export function limitVisitors(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.limitCalls('shop', {
    visitor: { calls: changesPerMinute.visitor, seconds, by: byVisitor },
    address: { calls: changesPerMinute.address, seconds, by: byAddress },
  })
}
