import { passwordLength } from '@foyer/schema/rest/account-operations.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Database } from '#database/connect.ts'
import { roleGrant } from '#database/tables/accounts.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { addAccount } from './account-store.ts'
import { isWeakPassword } from './password.ts'

type NewAdmin = {
  username: string
  email: string
  firstName: string
  lastName: string
  password: string
  /** Although there is an admin. */
  isAnother: boolean
}

export type AddAdminProblem = 'has-admin' | 'name-taken' | 'weak-password'
type Result = { ok: true } | { ok: false; problem: AddAdminProblem }

/** Adds an account with the role of an admin, the first one unless another is asked for. */
export async function addAdmin(
  database: Database,
  { isAnother, ...row }: NewAdmin,
): Promise<Result> {
  const { password, username, email, firstName, lastName } = row
  const isLongEnough =
    password.length >= passwordLength.min && password.length <= passwordLength.max
  if (!isLongEnough || isWeakPassword(password, [username, email, firstName, lastName])) {
    return { ok: false, problem: 'weak-password' }
  }
  const actor = { name: 'operator', operation: 'addAdmin' } as const
  return changeHouse(database, actor, async (transaction): Promise<Result> => {
    // Two at once are not both the first.
    await lockForTransaction(transaction, 'roles')
    if (!isAnother && (await hasAdmin(transaction))) return { ok: false, problem: 'has-admin' }
    const id = await addAccount(transaction, { ...row, roles: ['admin'] })
    if (id === null) return { ok: false, problem: 'name-taken' }
    transaction.changed(`admin ${username}`, [])
    return { ok: true }
  })
}

async function hasAdmin(transaction: Parameters<Parameters<typeof changeHouse>[2]>[0]) {
  const isAdmin = and(eq(roleGrant.role, 'admin'), isNull(roleGrant.pageId))
  const found = await transaction
    .select({ id: roleGrant.id })
    .from(roleGrant)
    .where(isAdmin)
    .limit(1)
  return found.length > 0
}
