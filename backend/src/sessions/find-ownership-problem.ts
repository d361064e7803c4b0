import { and, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { credential } from '#database/tables/accounts.ts'
import { isPassword } from './password.ts'
import type { Visitor } from './session-store.ts'

/** For how long after a log-in no password is asked for. */
const recentMs = 15 * 60_000

export type OwnershipProblem = 'password-missing' | 'wrong-password'

/**
 * Why the caller does not count as the owner of the account, for what cannot be undone: somebody may have found the browser open. Undefined
 * if the password is right, or the session has just begun with a link, a passkey or at a provider. Throws `PasswordQueueFull`.
 */
export async function findOwnershipProblem(
  queries: Queries,
  { visitor, password }: { visitor: Visitor; password: string },
): Promise<OwnershipProblem | undefined> {
  const isRecent = Date.now() - visitor.sessionStartedAt.getTime() < recentMs
  if (isRecent && visitor.credentialType !== 'password') return undefined
  if (password === '') return 'password-missing'
  const [found] = await queries
    .select({ passwordHash: credential.passwordHash })
    .from(credential)
    .where(and(eq(credential.accountId, visitor.id), eq(credential.type, 'password')))
  const isRight = found?.passwordHash && (await isPassword(password, found.passwordHash))
  return isRight ? undefined : 'wrong-password'
}

/** Whether an account has a password. */
export async function hasPassword(queries: Queries, accountId: number): Promise<boolean> {
  const found = await queries
    .select({ id: credential.id })
    .from(credential)
    .where(and(eq(credential.accountId, accountId), eq(credential.type, 'password')))
  return found.length > 0
}
