import { maxDashboardRows } from '@foyer/schema/rest/dashboard-content-operations.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { audit } from '#database/tables/audit.ts'
import { accountName } from './account-name.ts'

/** The last changes of content, the newest first. */
export async function listActivities(queries: Queries) {
  const rows = await queries
    .select({
      at: audit.at,
      actor: audit.actor,
      author: sql<string | null>`${accountName}`,
      operation: audit.operation,
      what: audit.what,
    })
    .from(audit)
    .leftJoin(account, eq(account.id, audit.accountId))
    .orderBy(desc(audit.id))
    .limit(maxDashboardRows)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
