import type { Role } from '@foyer/schema/shapes/roles.ts'
import { and, eq, sql } from 'drizzle-orm'
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

/** The id of the account with this name and password; null if there is none. */
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
    .where(eq(sql`lower(${account.username})`, username.toLowerCase()))
  const isRight = await isPassword(password, found?.passwordHash ?? (await nobody))
  return found && isRight ? found.id : null
}

/** Adds an account; returns its id. Null if its name is taken. */
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
