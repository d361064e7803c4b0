import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'

const timeWindow = 60_000

/** So often a minute: each visitor, and all of one address together, because many may share it. */
const limits = {
  entries: { visitor: 10, address: 100 },
  files: { visitor: 20, address: 200 },
}

/** Counts what is handed in, so that a program cannot fill the office's letter box. */
export function limitVisitors(
  app: FastifyInstance,
  what: keyof typeof limits,
): preHandlerAsyncHookHandler[] {
  const { visitor, address } = limits[what]
  const limit = { timeWindow, groupId: `forms-${what}` }
  return [
    app.rateLimit({
      ...limit,
      max: visitor,
      keyGenerator: ({ ip, cookies }) => `${ip} ${cookies['csrftoken'] ?? ''}`,
    }),
    app.rateLimit({ ...limit, max: address, keyGenerator: ({ ip }) => ip }),
  ]
}
