import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account, credential } from '#database/tables/accounts.ts'

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(queries: Queries, accountId: number) {
  return queries
    .select({
      id: credential.id,
      credentialId: sql<string>`${credential.externalId}`,
      name: credential.name,
      transports: credential.transports,
      createdAt: credential.createdAt,
      lastUsedAt: credential.lastUsedAt,
    })
    .from(credential)
    .where(and(eq(credential.accountId, accountId), eq(credential.type, 'passkey')))
    .orderBy(asc(credential.id))
}

/** A passkey by the id that browsers know; undefined if there is none. */
export async function findPasskey(queries: Queries, credentialId: string) {
  const [found] = await queries
    .select({
      id: credential.id,
      accountId: account.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
    })
    .from(credential)
    .innerJoin(account, eq(account.id, credential.accountId))
    .where(and(eq(credential.type, 'passkey'), eq(credential.externalId, credentialId)))
  return found
}

type NewPasskey = {
  accountId: number
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  name: string
}

/** Adds a passkey; false if it is registered already. */
export async function insertPasskey(
  queries: Queries,
  { credentialId, publicKey, ...passkey }: NewPasskey,
): Promise<boolean> {
  const added = await queries
    .insert(credential)
    .values({
      ...passkey,
      type: 'passkey',
      externalId: credentialId,
      publicKey: Buffer.from(publicKey),
    })
    .onConflictDoNothing()
    .returning({ id: credential.id })
  return added.length > 0
}

/** Removes a passkey of an account; false if it has no such passkey. */
export async function deletePasskey(
  queries: Queries,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const removed = await queries
    .delete(credential)
    .where(
      and(
        eq(credential.id, id),
        eq(credential.accountId, accountId),
        eq(credential.type, 'passkey'),
      ),
    )
    .returning({ id: credential.id })
  return removed.length > 0
}

/** Records a use; false if another use has reached this counter meanwhile. Synced passkeys have no counter: theirs stays 0. */
export async function recordUse(
  queries: Queries,
  { id, counter }: { id: number; counter: number },
): Promise<boolean> {
  const isNext = counter === 0 ? eq(credential.counter, 0) : lt(credential.counter, counter)
  const recorded = await queries
    .update(credential)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(credential.id, id), isNext))
    .returning({ id: credential.id })
  return recorded.length > 0
}
