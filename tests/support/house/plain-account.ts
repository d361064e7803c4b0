import { queryDatabase } from './database.ts'

const username = 'hostile-besucherin'

/** An account without staff permissions, for the duration of the callback; its password is the editor's. */
export async function withPlainAccount(
  work: (credentials: { username: string; password: string }) => Promise<void>,
): Promise<void> {
  await removeAccount()
  await queryDatabase(
    `insert into account (username, email, first_name, last_name, password_hash)
     select $1, 'besucherin@example.org', 'Berta', 'Beispiel', password_hash from account where username = 'redaktion'`,
    [username],
  )
  try {
    await work({ username, password: 'Vorhang-auf-2026' })
  } finally {
    await removeAccount()
  }
}

const removeAccount = () => queryDatabase('delete from account where username = $1', [username])
