import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { endSessionsOf } from './own-session-store.ts'

/** Whether nobody can log in to an account. */
export async function isLocked(queries: Queries, accountId: number): Promise<boolean> {
  const locked = await queries
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.lockedAt)))
  return locked.length > 0
}

/** Locks an account and ends its sessions; one that is locked stays as it is. */
export async function lockAccount(queries: Queries, accountId: number): Promise<void> {
  await queries
    .update(account)
    .set({ lockedAt: sql`coalesce(locked_at, now())` })
    .where(eq(account.id, accountId))
  await endSessionsOf(queries, { accountId })
}

export async function unlockAccount(queries: Queries, accountId: number): Promise<void> {
  await queries.update(account).set({ lockedAt: null }).where(eq(account.id, accountId))
}
