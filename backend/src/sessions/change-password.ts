import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { credential } from '#database/tables/accounts.ts'
import { endSessionsOf } from './own-session-store.ts'
import { hashPassword, isPassword, isWeakPassword } from './password.ts'

type Change = {
  accountId: number
  /** Names of the account, which may not be the password. */
  names: readonly string[]
  current: string
  wanted: string
}

type ChangeResult = { ok: true } | { ok: false; problem: 'wrong-password' | 'weak-password' }

/**
 * Changes the password of an account and ends all its sessions. An account without one (who logs in with a passkey or at a provider) has no
 * current password that could be right. Throws `PasswordQueueFull`.
 */
export async function changePassword(
  database: Database,
  { accountId, names, current, wanted }: Change,
): Promise<ChangeResult> {
  const isOwn = and(eq(credential.accountId, accountId), eq(credential.type, 'password'))
  const [found] = await database.select().from(credential).where(isOwn)
  if (!found?.passwordHash || !(await isPassword(current, found.passwordHash))) {
    return { ok: false, problem: 'wrong-password' }
  }
  if (wanted === current || isWeakPassword(wanted, names)) {
    return { ok: false, problem: 'weak-password' }
  }
  const passwordHash = await hashPassword(wanted)
  await database.transaction(async (transaction) => {
    // Not if it was changed in the meantime: the current password is another then.
    await transaction
      .update(credential)
      .set({ passwordHash })
      .where(and(isOwn, eq(credential.passwordHash, found.passwordHash!)))
    await endSessionsOf(transaction, { accountId })
  })
  return { ok: true }
}
