import type { Redis } from 'ioredis'
import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'

type Setting = { keyPrefix: string; points: number; duration: number }

export type CreateLimiter = (setting: Setting) => RateLimiterAbstract

type Stores = { pool: Pool; redis?: Redis | undefined }

/**
 * Creates rate limiters in the memory of this process, or in PostgreSQL or Redis so that several processes share them. While the store
 * does not respond, each process counts for itself.
 */
export function limiterStore(
  store: 'memory' | 'postgres' | 'redis',
  { pool, redis }: Stores,
): CreateLimiter {
  if (store === 'memory') return (setting) => new RateLimiterMemory(setting)
  if (store === 'redis') return inRedis(redis!)
  return (setting) =>
    new RateLimiterPostgres(
      {
        ...setting,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'call_limit',
        clearExpiredByTimeout: true,
        insuranceLimiter: new RateLimiterMemory(setting),
      },
      // If the table cannot be created, the insurance limiter counts.
      () => {},
    )
}

function inRedis(redis: Redis): CreateLimiter {
  return ({ keyPrefix, ...setting }) =>
    new RateLimiterRedis({
      ...setting,
      // Redis may serve other programs as well.
      keyPrefix: `foyer:${keyPrefix}`,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...setting }),
    })
}
