import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

const connectTimeoutMs = 2_000
/** A call does not wait longer for a counter. */
const commandTimeoutMs = 500
const maxBackoffMs = 2_000

/** Connects to Redis or Valkey for as long as the origin runs, and again whenever the connection breaks. */
export function connectRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    // What cannot be counted now is counted elsewhere, not later.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(50 * 2 ** times, maxBackoffMs),
  })
  let isReported = false
  redis.on('error', (cause: unknown) => {
    if (isReported) return
    isReported = true
    app.log.warn({ err: cause }, 'lost the connection to Redis; this origin counts calls by itself')
  })
  redis.on('ready', () => {
    if (isReported) app.log.warn('connected to Redis again')
    isReported = false
  })
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}
