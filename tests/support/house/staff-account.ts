import type { Role } from '@foyer/schema/shapes/roles.ts'
import { removeAccount, replaceAccount } from '@foyer/demo/fixtures/operations.ts'
import { databaseUrl } from './database.ts'

type Login = { username: string; password: string }

/** An account of a member of staff with a role for the whole site, for the duration of the callback. */
export async function withStaffAccount(
  role: Role,
  work: (login: Login) => Promise<void>,
): Promise<void> {
  const login = { username: `staff-${crypto.randomUUID().slice(0, 8)}`, password: 'Loge-rechts-8' }
  await replaceAccount(databaseUrl(), {
    ...login,
    email: `${login.username}@example.org`,
    firstName: 'Stefan',
    lastName: 'Stammhaus',
    roles: [role],
  })
  try {
    await work(login)
  } finally {
    await removeAccount(databaseUrl(), login.username)
  }
}
