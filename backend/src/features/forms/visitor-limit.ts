import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { byAddress, byVisitor } from '#http/count-by.ts'

const minute = 60
const hour = 3600
const megabyte = 1024 * 1024

/** Calls per minute, by visitor and by address (which many visitors may share). */
const limits = {
  entries: { visitor: 10, address: 100 },
  files: { visitor: 20, address: 200 },
}

/** Megabytes of files per hour from one address. */
const megabytesPerHour = 250

/** Limits entries, so that a script cannot flood the staff's mailbox. */
export function limitEntries(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.limitCalls('forms-entries', {
    visitor: { calls: limits.entries.visitor, seconds: minute, by: byVisitor },
    address: { calls: limits.entries.address, seconds: minute, by: byAddress },
  })
}

/** Limits the number and size of files, so that a script cannot fill the disk. */
export function limitFiles(app: FastifyInstance): preHandlerAsyncHookHandler {
  return app.limitCalls('forms-files', {
    visitor: { calls: limits.files.visitor, seconds: minute, by: byVisitor },
    address: { calls: limits.files.address, seconds: minute, by: byAddress },
    megabytes: { calls: megabytesPerHour, seconds: hour, by: byAddress, weigh: megabytesOf },
  })
}

/** A body without Content-Length counts as the maximum. */
function megabytesOf({ headers, routeOptions }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? routeOptions.bodyLimit)
  return Math.max(1, Math.ceil(bytes / megabyte))
}
