import { removeAccount, replaceAccount } from '@foyer/demo/fixtures/operations.ts'
import { databaseUrl } from './database.ts'

const credentials = { username: 'hostile-besucherin', password: 'Vorhang-auf-2026' }

/** An account without staff permissions, for the duration of the callback. */
export async function withPlainAccount(
  work: (login: typeof credentials) => Promise<void>,
): Promise<void> {
  await replaceAccount(databaseUrl(), {
    ...credentials,
    email: 'besucherin@example.org',
    firstName: 'Berta',
    lastName: 'Beispiel',
  })
  try {
    await work(credentials)
  } finally {
    await removeAccount(databaseUrl(), credentials.username)
  }
}
