import { randomBytes } from 'node:crypto'
import type { Database } from '#database/connect.ts'
import { getOrCreateSecret } from '#database/secret-store.ts'

/** Returns the secret that signs tokens: created once and stored in the database, so that all instances share it. */
export function createTokenSecretReader(database: Database): () => Promise<string> {
  let secret: Promise<string> | undefined
  return () => {
    secret ??= getOrCreateSecret(database, {
      name: 'tokens',
      value: randomBytes(32).toString('base64url'),
    })
    // A failure is not stored: the next call tries again.
    secret.catch(() => (secret = undefined))
    return secret
  }
}
