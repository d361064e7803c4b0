import { logStream, surviveLostOutput } from '@foyer/schema/process/log-stream.ts'
import { pino } from 'pino'
import { onLogged } from './failures/watch-log.ts'
import { env } from '#lib/env.ts'

const lineBufferBytes = 8 * 1024
const flushEveryMs = 500

// Buffered: writing each request's line by itself would cost more than serving a cached page.
let buffered = ''
const destination = {
  write(line: string): void {
    buffered += line
    if (buffered.length >= lineBufferBytes) flush()
  },
}

function flush(): void {
  if (buffered !== '') logStream.write(buffered)
  buffered = ''
}

setInterval(flush, flushEveryMs).unref()
process.on('exit', flush)
surviveLostOutput()

export const log = pino(
  { name: 'web', level: env.LOG_LEVEL, hooks: { logMethod: onLogged } },
  destination,
)
