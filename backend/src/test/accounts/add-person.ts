import { randomUUID } from 'node:crypto'
import { roleGrant } from '#database/tables/accounts.ts'
import { addAccount } from '#sessions/account-store.ts'
import type { Grant } from '#sessions/rights.ts'
import type { TestDatabase } from '#test/test-database.ts'

export type AddedPerson = { id: number; username: string; password: string }

/** Adds an account with a name of its own and these roles. Returns what it logs in with. */
export async function addPerson(
  database: TestDatabase,
  grants: readonly Grant[] = [],
): Promise<AddedPerson> {
  const username = `person-${randomUUID().slice(0, 8)}`
  const password = `Geheim-${randomUUID()}`
  const id = (await addAccount(database, {
    username,
    password,
    email: `${username}@theatre.example`,
    firstName: 'Pia',
    lastName: 'Probe',
  }))!
  if (grants.length > 0) {
    await database.insert(roleGrant).values(grants.map((grant) => ({ ...grant, accountId: id })))
  }
  return { id, username, password }
}
