import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { session } from '#database/tables/accounts.ts'

/** The sessions of an account, the newest first. */
export async function listSessions(queries: Queries, accountId: number) {
  return queries
    .select({
      id: session.id,
      credentialType: session.credentialType,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.createdAt), desc(session.id))
}

/** Ends one session of an account; false if it has no such session. */
export async function endOwnSession(
  queries: Queries,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const ended = await queries
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends all sessions of an account, or all others than one. */
export async function endSessionsOf(
  queries: Queries,
  { accountId, exceptId }: { accountId: number; exceptId?: number },
): Promise<void> {
  await queries
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        exceptId === undefined ? undefined : ne(session.id, exceptId),
      ),
    )
}
