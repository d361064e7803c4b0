import { rolesOfParts, type Role } from '@foyer/schema/shapes/roles.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account, roleGrant } from '#database/tables/accounts.ts'
import { page } from '#database/tables/pages.ts'

export type StaffAccount = typeof account.$inferSelect & {
  grants: (typeof roleGrant.$inferSelect)[]
}

/** All accounts with a role, by name. */
export async function listStaffAccounts(queries: Queries): Promise<StaffAccount[]> {
  const grants = await queries.select().from(roleGrant).orderBy(asc(roleGrant.id))
  const ids = [...new Set(grants.map(({ accountId }) => accountId))]
  if (ids.length === 0) return []
  const accounts = await queries
    .select()
    .from(account)
    .where(inArray(account.id, ids))
    .orderBy(asc(account.username))
  const grantsOf = Map.groupBy(grants, ({ accountId }) => accountId)
  return accounts.map((row) => ({ ...row, grants: grantsOf.get(row.id) ?? [] }))
}

/** An account with its roles; undefined if there is none. */
export async function findStaffAccount(
  queries: Queries,
  id: number,
): Promise<StaffAccount | undefined> {
  const [row] = await queries.select().from(account).where(eq(account.id, id))
  if (!row) return undefined
  const isOwn = eq(roleGrant.accountId, id)
  const grants = await queries.select().from(roleGrant).where(isOwn).orderBy(asc(roleGrant.id))
  return { ...row, grants }
}

type NewGrant = { accountId: number; role: Role; pageId: number | null; grantedBy: number }
export type GrantResult = { ok: true } | { ok: false; problem: 'unknown-page' | 'whole-site-only' }

/** Gives a role; has no effect if the account has it. */
export async function addGrant(queries: Queries, grant: NewGrant): Promise<GrantResult> {
  if (grant.pageId !== null) {
    if (!rolesOfParts.includes(grant.role)) return { ok: false, problem: 'whole-site-only' }
    const [found] = await queries
      .select({ id: page.id })
      .from(page)
      .where(eq(page.id, grant.pageId))
    if (!found) return { ok: false, problem: 'unknown-page' }
  }
  await queries.insert(roleGrant).values(grant).onConflictDoNothing()
  return { ok: true }
}

/** Takes a role away. Its rights end with the next call, since each call reads them. */
export async function removeGrant(
  queries: Queries,
  { accountId, id }: { accountId: number; id: number },
): Promise<void> {
  await queries
    .delete(roleGrant)
    .where(and(eq(roleGrant.accountId, accountId), eq(roleGrant.id, id)))
}
