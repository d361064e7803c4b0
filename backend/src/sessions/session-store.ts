import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account, type SessionType, roleGrant, session } from '#database/tables/accounts.ts'
import { countIdentityEvent } from './identity-event-store.ts'
import type { Grant } from './rights.ts'

export const sessionDays = 14
const maxUserAgentLength = 300

export type Visitor = typeof account.$inferSelect & {
  sessionId: number
  sessionStartedAt: Date
  /** What the session was begun with. */
  credentialType: SessionType
  /** The roles of the account, read again for each request. */
  grants: Grant[]
  /** They have roles, which need a session begun with a passkey. */
  isPasskeyMissing?: true
}

type NewSession = { accountId: number; credentialType: SessionType; userAgent: string }

/** Starts a session; returns its token. Only the hash is stored. */
export async function startSession(
  queries: Queries,
  { accountId, credentialType, userAgent }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.delete(session).where(lt(session.expiresAt, sql`now()`))
  await queries.insert(session).values({
    tokenHash: hashOf(token),
    accountId,
    credentialType,
    userAgent: userAgent.slice(0, maxUserAgentLength),
    expiresAt: sql`now() + ${sessionDays} * interval '1 day'`,
  })
  await countIdentityEvent(queries, 'log-in', accountId)
  return token
}

/** The user whose session has this token; null if there is none or it has expired. */
export async function findVisitorByToken(queries: Queries, token: string): Promise<Visitor | null> {
  const [visitor] = await queries
    .select({
      id: account.id,
      username: account.username,
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt,
      firstName: account.firstName,
      lastName: account.lastName,
      locale: account.locale,
      accessNeeds: account.accessNeeds,
      lockedAt: account.lockedAt,
      createdAt: account.createdAt,
      sessionId: session.id,
      sessionStartedAt: session.createdAt,
      credentialType: session.credentialType,
      grants: sql<Grant[]>`coalesce((
        select json_agg(json_build_object('role', role, 'pageId', page_id))
        from ${roleGrant} where account_id = ${account.id}), '[]')`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, hashOf(token)),
        gt(session.expiresAt, sql`now()`),
        isNull(account.lockedAt),
      ),
    )
  return visitor ?? null
}

/** The session with this token, which does not end before the transaction; null if it has ended or expired. */
export async function lockSession(queries: Queries, token: string) {
  const [found] = await queries
    .select({ accountId: session.accountId, credentialType: session.credentialType })
    .from(session)
    .where(and(eq(session.tokenHash, hashOf(token)), gt(session.expiresAt, sql`now()`)))
    .for('key share')
  return found ?? null
}

export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.delete(session).where(eq(session.tokenHash, hashOf(token)))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
