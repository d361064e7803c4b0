import { lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { audit } from '#database/tables/audit.ts'

const keptDays = 730

/** Forgets who has changed what two years ago. */
export async function pruneAudit(database: Database): Promise<void> {
  await database.delete(audit).where(lt(audit.at, sql`now() - ${keptDays} * interval '1 day'`))
}
