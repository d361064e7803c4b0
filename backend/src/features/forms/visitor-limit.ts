import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { byAddress, byVisitor } from '#http/count-by.ts'

const minute = 60
const hour = 3600
const megabyte = 1024 * 1024

/** So often a minute: each visitor, and all of one address together, because many may share it. */
const limits = {
  entries: { visitor: 10, address: 100 },
  files: { visitor: 20, address: 200 },
}

/** So many megabytes of files an hour from one address. */
const megabytesAnHour = 250

/** Counts what is handed in, so that a program cannot fill the office's letter box. */
export function limitEntries(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.limitCalls('forms-entries', {
    visitor: { calls: limits.entries.visitor, seconds: minute, by: byVisitor },
    address: { calls: limits.entries.address, seconds: minute, by: byAddress },
  })
}

/** Counts files and their size, so that a program cannot fill the disk. */
export function limitFiles(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.limitCalls('forms-files', {
    visitor: { calls: limits.files.visitor, seconds: minute, by: byVisitor },
    address: { calls: limits.files.address, seconds: minute, by: byAddress },
    megabytes: { calls: megabytesAnHour, seconds: hour, by: byAddress, weigh: megabytesOf },
  })
}

/** A body that does not say its length counts as much as one that is as long as it may be. */
function megabytesOf({ headers, routeOptions }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? routeOptions.bodyLimit)
  return Math.max(1, Math.ceil(bytes / megabyte))
}
