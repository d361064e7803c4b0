import type {
  AccountList,
  AdministeredAccount,
} from '@foyer/schema/rest/account-admin-operations.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import { and, asc, count, eq, exists, ilike, not, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { containing } from '#database/search/containing.ts'
import { account, credential, roleGrant } from '#database/tables/accounts.ts'
import { listSessions } from '#sessions/own-session-store.ts'
import { findStaffAccount } from '#sessions/staff-account-store.ts'

type Query = { search?: string | undefined; role?: Role | 'staff' | 'visitor' | undefined }
type Row = z.input<typeof AccountList>['results'][number]

const name = sql<string>`trim(concat(${account.firstName}, ' ', ${account.lastName}))`

const columns = {
  id: account.id,
  username: account.username,
  email: account.email,
  name,
  roles: sql<
    Role[]
  >`array(select distinct role from ${roleGrant} where account_id = account.id order by role)`,
  lockedAt: account.lockedAt,
  createdAt: account.createdAt,
  // Somebody who was invited has roles and nothing to log in with.
  isInvited: sql<boolean>`(${account.emailConfirmedAt} is null and not exists (
    select from ${credential} where account_id = account.id) and exists (
    select from ${roleGrant} where account_id = account.id))`,
}

/** Accounts by name, and how many there are. */
export async function listAccounts(
  queries: Queries,
  { search, role }: Query,
  page: { offset: number; size: number },
): Promise<{ count: number; results: Row[] }> {
  const pattern = search?.trim() && containing(search.trim())
  const where = and(
    pattern
      ? or(ilike(account.username, pattern), ilike(account.email, pattern), ilike(name, pattern))
      : undefined,
    role && hasRole(queries, role),
  )
  const [total, rows] = await Promise.all([
    queries.select({ count: count() }).from(account).where(where),
    queries
      .select(columns)
      .from(account)
      .where(where)
      .orderBy(
        asc(sql`lower(${account.lastName})`),
        asc(sql`lower(${account.firstName})`),
        asc(account.id),
      )
      .limit(page.size)
      .offset(page.offset),
  ])
  return { count: total[0]!.count, results: rows.map(rowOf) }
}

function hasRole(queries: Queries, role: Role | 'staff' | 'visitor') {
  const isAny = role === 'staff' || role === 'visitor'
  const found = exists(
    queries
      .select({ id: roleGrant.id })
      .from(roleGrant)
      .where(
        and(eq(roleGrant.accountId, account.id), isAny ? undefined : eq(roleGrant.role, role)),
      ),
  )
  return role === 'visitor' ? not(found) : found
}

/** An account with roles and, for admins, sessions; undefined if there is none. */
export async function findAdministeredAccount(
  queries: Queries,
  id: number,
  caller: { accountId: number; sessionId: number; isAdmin: boolean },
): Promise<z.input<typeof AdministeredAccount> | undefined> {
  const [[row], staff] = await Promise.all([
    queries.select(columns).from(account).where(eq(account.id, id)),
    findStaffAccount(queries, id),
  ])
  if (!row || !staff) return undefined
  const sessions = caller.isAdmin ? await listSessions(queries, id) : []
  return {
    ...rowOf(row),
    is_own: id === caller.accountId,
    grants: staff.grants.map((grant) => ({
      id: grant.id,
      role: grant.role,
      page: grant.pageId,
      source: grant.source,
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      credential: session.credentialType,
      user_agent: session.userAgent,
      started_at: session.createdAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      is_current: session.id === caller.sessionId,
    })),
  }
}

type Found = Omit<Row, 'is_locked' | 'is_invited' | 'created_at'> & {
  lockedAt: Date | null
  createdAt: Date
  isInvited: boolean
}

const rowOf = ({ lockedAt, createdAt, isInvited, ...row }: Found): Row => ({
  ...row,
  is_locked: lockedAt !== null,
  is_invited: isInvited,
  created_at: createdAt.toISOString(),
})
