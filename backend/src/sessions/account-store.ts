import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { hashPassword, isPassword } from './password.ts'

type NewAccount = Omit<typeof account.$inferInsert, 'id' | 'passwordHash'> & { password: string }

/** Compared with when nobody has the given name, so that the answer takes as long as for a wrong password. */
const nobody = hashPassword('')

/** The number of the account that has this name and password; null where there is none. */
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

/** Adds an account; does nothing where the name is taken. */
export async function addAccount(
  queries: Queries,
  { password, ...row }: NewAccount,
): Promise<void> {
  await queries
    .insert(account)
    .values({ ...row, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
}
