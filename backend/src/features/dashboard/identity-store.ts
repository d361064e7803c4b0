import { maxDashboardRows } from '@foyer/schema/rest/dashboard-content-operations.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { today } from '#database/site-zone.ts'
import { accountName } from './account-name.ts'

const days = 14

type EventRow = {
  type: 'log-in' | 'log-in-failed' | 'roles-changed'
  account: string | null
  what: string | null
  times: number
  at: Date
}

/** Log-ins of the last two weeks, and what has happened to accounts of staff. */
export async function findIdentity(queries: Queries) {
  const [sessions, perDay, events] = await Promise.all([
    queries.execute<{ sessions: number }>(sql`
      select count(*)::int as sessions from session
      where expires_at > now() and exists (
        select from role_grant where role_grant.account_id = session.account_id)`),
    queries.execute<{ day: string; logins: number; failed: number }>(sql`
      select calendar.date::date::text as day,
        coalesce(sum(times) filter (where type = 'log-in'), 0)::int as logins,
        coalesce(sum(times) filter (where type = 'log-in-failed'), 0)::int as failed
      from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') as calendar (date)
      left join identity_event on identity_event.day = calendar.date::date
      group by 1 order by 1`),
    // Roles are changed by calls that the audit log knows.
    queries.execute<EventRow>(sql`
      select * from (
        select type, ${accountName} as account, null as what, times, last_at as at
        from identity_event join account on account.id = identity_event.account_id
        union all
        select 'roles-changed', ${accountName}, what, 1, audit.at
        from audit left join account on account.id = audit.account_id
        where operation in ('grantRole', 'revokeRole') or what like 'roles of account %'
      ) as event order by at desc limit ${maxDashboardRows}`),
  ])
  return {
    sessions: sessions.rows[0]!.sessions,
    days: perDay.rows,
    events: events.rows.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
  }
}
