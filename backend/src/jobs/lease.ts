import type { Pool } from 'pg'

const beatEveryMs = 5_000
const silentForSeconds = 20

export type Lease = { release: () => Promise<void> }

/**
 * Shows that a pool of workers lives, and frees the jobs of those that do not show it any more: a killed process leaves its
 * jobs locked, and the library frees them after four hours only.
 */
export function holdLease(
  pool: Pool,
  { poolId, onFailure }: { poolId: string; onFailure: (cause: unknown) => void },
): Lease {
  const beat = async () => {
    try {
      await renewLease(pool, poolId)
      await freeJobsOfTheDead(pool)
    } catch (cause) {
      onFailure(cause)
    }
  }
  let last = beat()
  const timer = setInterval(() => {
    last = beat()
  }, beatEveryMs).unref()
  return {
    async release() {
      clearInterval(timer)
      await last
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

/** Frees what is locked by pools that are silent, or never had a lease. By the age of a lock alone long jobs would run twice. */
export async function freeJobsOfTheDead(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(`delete from worker_lease where beat_at < now() - $1 * interval '1 second'`, [
    silentForSeconds,
  ])
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs
     where locked_at < now() - $1 * interval '1 second'
       and locked_by not in (select pool_id from worker_lease)
     having count(*) > 0`,
    [silentForSeconds],
  )
}
