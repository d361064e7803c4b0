import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'

type Setting = { keyPrefix: string; points: number; duration: number }

export type CreateLimiter = (setting: Setting) => RateLimiterAbstract

/**
 * Creates rate limiters in the memory of this process, or in PostgreSQL so that several processes share them. While the database
 * does not respond, each process counts for itself.
 */
export function limiterStore(store: 'memory' | 'postgres', pool: Pool): CreateLimiter {
  if (store === 'memory') return (setting) => new RateLimiterMemory(setting)
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
