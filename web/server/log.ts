import { pino } from 'pino'
import { onLogged } from './failures/watch-log.ts'
import { env } from '#lib/env.ts'

const lineBufferBytes = 8 * 1024
const flushEveryMs = 500

// Buffered: writing each request's line by itself would cost more than serving a cached page. pino flushes the rest
// when the process ends.
const destination = pino.destination({ sync: false, minLength: lineBufferBytes })
setInterval(() => destination.flush(), flushEveryMs).unref()

export const log = pino(
  { name: 'web', level: env.LOG_LEVEL, hooks: { logMethod: onLogged } },
  destination,
)
