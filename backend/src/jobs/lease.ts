import type { Pool } from 'pg'

const heartbeatIntervalMs = 5_000
const leaseTimeoutSeconds = 20

export type Lease = { release: () => Promise<void> }

/**
 * Renews the lease of a worker pool and unlocks the jobs of pools whose lease has expired: a killed process leaves its jobs
 * locked, and the library unlocks them only after four hours.
 */
export function holdLease(
  pool: Pool,
  { poolId, onFailure }: { poolId: string; onFailure: (cause: unknown) => void },
): Lease {
  const renew = async () => {
    try {
      await renewLease(pool, poolId)
      await unlockAbandonedJobs(pool)
    } catch (cause) {
      onFailure(cause)
    }
  }
  let lastRenewal = renew()
  const timer = setInterval(() => {
    lastRenewal = renew()
  }, heartbeatIntervalMs).unref()
  return {
    async release() {
      clearInterval(timer)
      await lastRenewal
      await pool
        .query('delete from worker_lease where pool_id = $1', [poolId])
        .catch((cause: unknown) => onFailure(cause))
    },
  }
}

async function renewLease(pool: Pick<Pool, 'query'>, poolId: string): Promise<void> {
  await pool.query(
    `insert into worker_lease (pool_id) values ($1)
     on conflict (pool_id) do update set beat_at = now()`,
    [poolId],
  )
}

/**
 * Unlocks jobs held by pools that are silent or never had a lease. Going by the age of a lock alone would run long jobs twice.
 */
export async function unlockAbandonedJobs(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(`delete from worker_lease where beat_at < now() - $1 * interval '1 second'`, [
    leaseTimeoutSeconds,
  ])
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where locked_at < now() - $1 * interval '1 second'
       and locked_by not in (select pool_id from worker_lease)
     having count(*) > 0`,
    [leaseTimeoutSeconds],
  )
}
