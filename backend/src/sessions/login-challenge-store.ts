import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { type ChallengePurpose, loginChallenge } from '#database/tables/accounts.ts'

type Challenge = {
  /** What the response names: the challenge itself, the value of a cookie, or the end of a link. Only its hash is stored. */
  secret: string
  purpose: ChallengePurpose
}

type NewChallenge = Challenge & {
  accountId?: number
  values?: Record<string, string>
  /** How long it can be used; five minutes if omitted. */
  minutes?: number
}

/** Stores a challenge. */
export async function addChallenge(
  queries: Queries,
  { secret, minutes = 5, ...challenge }: NewChallenge,
): Promise<void> {
  await queries.delete(loginChallenge).where(lt(loginChallenge.expiresAt, sql`now()`))
  await queries.insert(loginChallenge).values({
    ...challenge,
    hash: hashOf(secret),
    expiresAt: sql`now() + ${minutes} * interval '1 minute'`,
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

/** A challenge that can still be used, without using it. */
export async function findChallenge(queries: Queries, secret: string) {
  const [found] = await queries
    .select()
    .from(loginChallenge)
    .where(and(eq(loginChallenge.hash, hashOf(secret)), gt(loginChallenge.expiresAt, sql`now()`)))
  return found
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
