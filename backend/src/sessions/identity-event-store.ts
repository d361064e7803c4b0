import type { IdentityEventType } from '@foyer/schema/rest/identity-event-types.ts'
import { lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { dayAtTheatre, today } from '#database/site-zone.ts'
import { identityEvent } from '#database/tables/dashboard.ts'

const retentionDays = 90

/** Counts an event of an account. Visitors are counted together, whoever they are. */
export async function countIdentityEvent(
  queries: Queries,
  type: IdentityEventType,
  accountId: number | null,
): Promise<void> {
  const ofStaff = sql<
    number | null
  >`(select min(account_id) from role_grant where account_id = ${accountId}::int)`
  await queries
    .insert(identityEvent)
    .values({ day: dayAtTheatre(new Date()), type, accountId: ofStaff, times: 1 })
    .onConflictDoUpdate({
      target: [identityEvent.day, identityEvent.type, identityEvent.accountId],
      set: { times: sql`${identityEvent.times} + 1`, lastAt: sql`now()` },
    })
}

/** Counts a refused log-in with this name. */
export async function countFailedLogin(queries: Queries, username: string): Promise<void> {
  const { rows } = await queries.execute<{ id: number }>(
    sql`select id from account where lower(username) = lower(${username})`,
  )
  await countIdentityEvent(queries, 'log-in-failed', rows[0]?.id ?? null)
}

/** Deletes counts that nobody looks at any more. */
export async function pruneIdentityEvents(database: Database): Promise<void> {
  await database
    .delete(identityEvent)
    .where(lt(identityEvent.day, sql`${today} - ${retentionDays}::int`))
}
