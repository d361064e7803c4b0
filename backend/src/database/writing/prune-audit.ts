import { lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { audit } from '#database/tables/audit.ts'

const retentionDays = 730

/** Deletes audit entries older than two years. */
export async function pruneAudit(database: Database): Promise<void> {
  await database.delete(audit).where(lt(audit.at, sql`now() - ${retentionDays} * interval '1 day'`))
}
