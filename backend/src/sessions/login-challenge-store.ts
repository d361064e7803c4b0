import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { loginChallenge } from '#database/tables/accounts.ts'

type Challenge = {
  /** What the response names: the challenge itself, or the value of a cookie. Only its hash is stored. */
  secret: string
  purpose: (typeof loginChallenge.$inferSelect)['purpose']
}

const maxMinutes = 5

/** Stores a challenge for five minutes. */
export async function addChallenge(
  queries: Queries,
  { secret, ...challenge }: Challenge & { accountId?: number; values?: Record<string, string> },
): Promise<void> {
  await queries.delete(loginChallenge).where(lt(loginChallenge.expiresAt, sql`now()`))
  await queries.insert(loginChallenge).values({
    ...challenge,
    hash: hashOf(secret),
    expiresAt: sql`now() + ${maxMinutes} * interval '1 minute'`,
  })
}

/** Takes a challenge, which is gone afterwards; undefined if there is none, e.g. because it was used before. */
export async function takeChallenge(queries: Queries, { secret, purpose }: Challenge) {
  const [taken] = await queries
    .delete(loginChallenge)
    .where(
      and(
        eq(loginChallenge.hash, hashOf(secret)),
        eq(loginChallenge.purpose, purpose),
        gt(loginChallenge.expiresAt, sql`now()`),
      ),
    )
    .returning({ accountId: loginChallenge.accountId, values: loginChallenge.values })
  return taken
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
