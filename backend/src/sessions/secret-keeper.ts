import { randomBytes } from 'node:crypto'
import type { Database } from '#database/connect.ts'
import { settleSecret } from '#database/secret-store.ts'

/** The secret that signs tokens: made once, kept in the database, so that every instance has the same one. */
export function secretKeeper(database: Database): () => Promise<string> {
  let kept: Promise<string> | undefined
  return () => {
    kept ??= settleSecret(database, {
      name: 'tokens',
      value: randomBytes(32).toString('base64url'),
    })
    // A failure is not kept: the next call asks again.
    kept.catch(() => (kept = undefined))
    return kept
  }
}
