import type { Server } from 'node:http'
import { log } from './log.ts'
import { readiness } from './readiness.ts'

const limitMs = 10_000

/** Ends the process once running requests are answered: at SIGTERM, SIGINT, or when its parent is gone. */
export function drainOnSignal(server: Server) {
  const drain = (reason: string) => {
    if (isDraining) return
    isDraining = true
    readiness.isReady = false
    log.info({ reason }, 'The site drains.')
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(1), limitMs).unref()
  }
  let isDraining = false
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
  process.on('disconnect', () => drain('parent gone'))
}
