import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { hashPassword, isPassword } from './password.ts'

type NewAccount = Omit<typeof account.$inferInsert, 'id' | 'passwordHash'> & { password: string }

/** Compared with if there is no such account, so that the response takes as long as for a wrong password. */
const nobody = hashPassword('')

/** The id of the account with this name and password; null if there is none. */
export async function findAccountByLogin(
  queries: Queries,
  { username, password }: { username: string; password: string },
): Promise<number | null> {
  const [found] = await queries
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(sql`lower(${account.username})`, username.toLowerCase()))
  const isRight = await isPassword(password, found?.passwordHash ?? (await nobody))
  return found && isRight ? found.id : null
}

/** Adds an account unless its name is taken. */
export async function addAccount(
  queries: Queries,
  { password, ...row }: NewAccount,
): Promise<void> {
  await queries
    .insert(account)
    .values({ ...row, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
}
