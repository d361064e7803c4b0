import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { account, credential, roleGrant } from '#database/tables/accounts.ts'
import { page } from '#database/tables/pages.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { addAccount } from '#sessions/account-store.ts'
import type { Grant } from '#sessions/rights.ts'
import type { Identity } from './provider.ts'

type LoggedIn = {
  identity: Identity
  grants: Grant[]
  /** Whether who has no role is a visitor with an account. */
  isForVisitors: boolean
  requestId: string
}
type Result = { ok: true; accountId: number } | { ok: false; problem: 'no-role' }

/**
 * The account of an identity, with the roles that its groups stand for now; added with the first log-in. An identity is the pair of
 * issuer and subject: an account is never found by its name or mail address, which somebody else may have at the provider. Without any role nobody gets in, unless visitors
 * log in there too.
 */
export async function accountOfIdentity(
  database: Database,
  { identity, grants, isForVisitors, requestId }: LoggedIn,
): Promise<Result> {
  const actor = { name: 'editor', operation: 'oidcLogIn', requestId } as const
  return changeHouse(database, actor, async (transaction): Promise<Result> => {
    const wanted = await withoutMissingPages(transaction, grants)
    const known = await findAccount(transaction, identity)
    if (known === undefined && wanted.length === 0 && !isForVisitors) {
      return { ok: false, problem: 'no-role' }
    }
    const accountId = known ?? (await addAccountOf(transaction, identity))
    if (known !== undefined) await followIdentity(transaction, accountId, identity)
    const changed = await replaceGrants(transaction, accountId, wanted)
    if (changed) transaction.changed(`roles of account ${accountId} by its groups`, [])
    else transaction.nothingChanged()
    return { ok: true, accountId }
  }).then((result) => (isForVisitors ? result : withRole(database, result)))
}

/** Roles that were taken away stay so, although the log-in fails. */
async function withRole(database: Database, result: Result): Promise<Result> {
  if (!result.ok) return result
  const [grant] = await database
    .select({ id: roleGrant.id })
    .from(roleGrant)
    .where(eq(roleGrant.accountId, result.accountId))
    .limit(1)
  return grant ? result : { ok: false, problem: 'no-role' }
}

async function findAccount(
  transaction: WritableTransaction,
  { issuer, subject }: Identity,
): Promise<number | undefined> {
  const [used] = await transaction
    .update(credential)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(credential.type, 'oidc'),
        eq(credential.issuer, issuer),
        eq(credential.externalId, subject),
      ),
    )
    .returning({ accountId: credential.accountId })
  return used?.accountId
}

/** Adds an account; another name than at the provider if that is taken. */
async function addAccountOf(transaction: WritableTransaction, identity: Identity): Promise<number> {
  const { issuer, subject, email, firstName, lastName, username } = identity
  const names = [username, `${username}@${new URL(issuer).host}`, `${subject}@${issuer}`]
  for (const name of names) {
    const accountId = await addAccount(transaction, { username: name, email, firstName, lastName })
    if (accountId === null) continue
    await transaction
      .insert(credential)
      .values({ accountId, type: 'oidc', issuer, externalId: subject, lastUsedAt: sql`now()` })
    return accountId
  }
  throw new Error(`All names for ${subject} of ${issuer} are taken`)
}

/**
 * Takes over what has changed at the provider. A confirmed mail address stays: it opens the orders and mails of whoever reads it, and nobody has
 * shown that they read the one at the provider. A name that the provider does not tell stays, too.
 */
async function followIdentity(
  transaction: WritableTransaction,
  accountId: number,
  { email, firstName, lastName }: Identity,
): Promise<void> {
  await transaction
    .update(account)
    .set({
      email: sql`case when ${account.emailConfirmedAt} is null then ${email} else ${account.email} end`,
      ...(`${firstName}${lastName}` !== '' && { firstName, lastName }),
    })
    .where(eq(account.id, accountId))
}

async function withoutMissingPages(transaction: WritableTransaction, grants: Grant[]) {
  const ids = grants.flatMap(({ pageId }) => pageId ?? [])
  if (ids.length === 0) return grants
  const found = await transaction.select({ id: page.id }).from(page).where(inArray(page.id, ids))
  const existing = new Set(found.map(({ id }) => id))
  return grants.filter(({ pageId }) => pageId === null || existing.has(pageId))
}

/** Replaces the roles that came from the provider; those that admins gave stay. Returns whether anything changed. */
async function replaceGrants(
  transaction: WritableTransaction,
  accountId: number,
  wanted: Grant[],
): Promise<boolean> {
  const isOfProvider = and(eq(roleGrant.accountId, accountId), eq(roleGrant.source, 'oidc'))
  const before = await transaction.select().from(roleGrant).where(isOfProvider)
  const isSame = (one: Grant) => (other: Grant) =>
    one.role === other.role && one.pageId === other.pageId
  const added = wanted.filter((grant) => !before.some(isSame(grant)))
  const removed = before.filter((grant) => !wanted.some(isSame(grant)))
  for (const { role, pageId } of removed) {
    const isPart = pageId === null ? isNull(roleGrant.pageId) : eq(roleGrant.pageId, pageId)
    await transaction.delete(roleGrant).where(and(isOfProvider, eq(roleGrant.role, role), isPart))
  }
  if (added.length > 0) {
    await transaction
      .insert(roleGrant)
      .values(added.map((grant) => ({ ...grant, accountId, source: 'oidc' as const })))
      .onConflictDoNothing()
  }
  return added.length + removed.length > 0
}
