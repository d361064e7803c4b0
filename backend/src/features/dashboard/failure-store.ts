import { maxDashboardRows } from '@foyer/schema/rest/dashboard-content-operations.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

type Row = {
  type: 'job' | 'mail' | 'upload'
  name: string
  problem: string | null
  attempts: number
  at: Date
  total: number
}

/** Jobs that have failed, mails that wait for longer than sending takes, and uploads that nothing became of. */
export async function listFailures(queries: Queries) {
  const { rows } = await queries.execute<Row>(sql`
    select *, count(*) over ()::int as total from (
      select 'job' as type, task_identifier as name, left(last_error, 300) as problem,
        attempts::int, updated_at as at
      from graphile_worker.jobs where last_error is not null
      union all
      select 'mail', about, null, 0, written_at from queued_mail
      where sent_at is null and written_at < now() - interval '15 minutes'
      union all
      select 'upload', name, problem, 0, changed_at from media_upload where state = 'failed'
    ) as failure order by at desc limit ${maxDashboardRows}`)
  return {
    count: rows[0]?.total ?? 0,
    failures: rows.map(({ total: _total, at, ...failure }) => ({
      ...failure,
      at: new Date(at).toISOString(),
    })),
  }
}
