import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { byAddress, byVisitor } from '#http/count-by.ts'

const seconds = 60

/** So often a minute: each visitor, and all of one address together, because many may share it. */
const limits = {
  entries: { visitor: 10, address: 100 },
  files: { visitor: 20, address: 200 },
}

/** Counts what is handed in, so that a program cannot fill the office's letter box. */
export function limitVisitors(
  app: FastifyInstance,
  what: keyof typeof limits,
): preHandlerAsyncHookHandler {
  const { visitor, address } = limits[what]
  return app.limitCalls(`forms-${what}`, {
    visitor: { calls: visitor, seconds, by: byVisitor },
    address: { calls: address, seconds, by: byAddress },
  })
}
