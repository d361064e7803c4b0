import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account, session } from '#database/tables/accounts.ts'

export const sessionDays = 14

export type Visitor = Omit<typeof account.$inferSelect, 'passwordHash'>

/** Starts a session; returns its token. Only the hash is stored. */
export async function startSession(queries: Queries, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.delete(session).where(lt(session.expiresAt, sql`now()`))
  await queries.insert(session).values({
    tokenHash: hashOf(token),
    accountId,
    expiresAt: sql`now() + ${sessionDays} * interval '1 day'`,
  })
  return token
}

/** The user whose session has this token; null if there is none or it has expired. */
export async function findVisitorByToken(queries: Queries, token: string): Promise<Visitor | null> {
  const [visitor] = await queries
    .select({
      id: account.id,
      username: account.username,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      isStaff: account.isStaff,
      hasDashboardAccess: account.hasDashboardAccess,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.tokenHash, hashOf(token)), gt(session.expiresAt, sql`now()`)))
  return visitor ?? null
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.delete(session).where(eq(session.tokenHash, hashOf(token)))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
