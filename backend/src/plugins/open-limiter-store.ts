import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { type CreateLimiter, limiterStore } from './limiter-store.ts'

type Setting = { RATE_LIMIT_STORE: 'memory' | 'postgres' | 'redis'; REDIS_URL: string }

/** The store of rate limits that the environment names. The client of Redis is loaded only where it is needed. */
export async function openLimiterStore(
  app: FastifyInstance,
  { env, pool }: { env: Setting; pool: Pool },
): Promise<CreateLimiter> {
  if (env.RATE_LIMIT_STORE !== 'redis') return limiterStore(env.RATE_LIMIT_STORE, { pool })
  const { connectRedis } = await import('./redis.ts')
  return limiterStore('redis', { pool, redis: connectRedis(app, env.REDIS_URL) })
}
