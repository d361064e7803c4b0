import type { Role } from '@foyer/schema/shapes/roles.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account, credential, roleGrant } from '#database/tables/accounts.ts'
import { hashPassword, isPassword } from './password.ts'

type NewAccount = Omit<typeof account.$inferInsert, 'id'> & {
  /** Undefined if the account logs in with something else. */
  password?: string
  /** Roles for the whole site. */
  roles?: readonly Role[]
}

/** Compared with if there is no such account, so that the response takes as long as for a wrong password. */
const nobody = hashPassword('')

/** The id of the account with this user name or confirmed mail address and this password; null if there is none. */
export async function findAccountByLogin(
  queries: Queries,
  { username, password }: { username: string; password: string },
): Promise<number | null> {
  const [found] = await queries
    .select({ id: account.id, passwordHash: credential.passwordHash })
    .from(account)
    .innerJoin(
      credential,
      and(eq(credential.accountId, account.id), eq(credential.type, 'password')),
    )
    .where(or(eq(sql`lower(${account.username})`, username.toLowerCase()), hasEmail(username)))
    // Where the user name of one account is the address of another, the address counts: its owner has proven it.
    .orderBy(sql`${hasEmail(username)} desc`)
    .limit(1)
  const isRight = await isPassword(password, found?.passwordHash ?? (await nobody))
  return found && isRight ? found.id : null
}

/** The account whose owner has proven to read mails to this address; undefined if there is none. */
export async function findAccountByEmail(queries: Queries, email: string) {
  const [found] = await queries.select().from(account).where(hasEmail(email))
  return found
}

const hasEmail = (email: string) =>
  sql<boolean>`(lower(${account.email}) = ${email.toLowerCase()} and ${account.emailConfirmedAt} is not null)`

/** Adds an account; returns its id. Null if its name or confirmed address is taken. */
export async function addAccount(
  queries: Queries,
  { password, roles = [], ...row }: NewAccount,
): Promise<number | null> {
  const [added] = await queries
    .insert(account)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: account.id })
  if (!added) return null
  const accountId = added.id
  if (password !== undefined) {
    const passwordHash = await hashPassword(password)
    await queries.insert(credential).values({ accountId, type: 'password', passwordHash })
  }
  if (roles.length > 0) {
    await queries.insert(roleGrant).values(roles.map((role) => ({ accountId, role })))
  }
  return accountId
}

/** Sets the password of an account, in place of an earlier one. */
export async function setPassword(
  queries: Queries,
  { accountId, passwordHash }: { accountId: number; passwordHash: string },
): Promise<void> {
  await queries
    .insert(credential)
    .values({ accountId, type: 'password', passwordHash })
    .onConflictDoUpdate({
      target: credential.accountId,
      targetWhere: sql`type = 'password'`,
      set: { passwordHash },
    })
}

/** Notes that the owner of an account reads mails to its address, as who was invited shows by the link, unless another account has it. */
export async function confirmAddress(
  queries: Queries,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  if (await findAccountByEmail(queries, email)) return
  await queries
    .update(account)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(account.id, accountId), eq(sql`lower(${account.email})`, email.toLowerCase())))
}
