import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from './connect.ts'

/**
 * Every advisory lock of the origin. PostgreSQL knows one space of pairs of numbers for the whole database: the first number
 * says what the lock is for and is given here only, so that two purposes never meet; the second says which one of that purpose.
 */
const purposes = {
  /** Makes the order of changes that in which they become visible. Also written in the database's function `record_change`. */
  changeOrder: 1_911_001,
  /** Held by the origin that keeps the clock. */
  clock: 1_911_002,
  /** Held while the search is brought up to date. */
  search: 1_911_003,
  /** Held while a database is migrated and filled. */
  preparation: 1_911_004,
  /** Held for one desk, by event and seat group. */
  desk: 1_911_005,
  /** Held while letters to one address are counted and written. */
  letters: 1_911_007,
  /** Held while the places of one mail address are counted and sold. */
  buyer: 1_911_008,
  /** Held while tests make their template database. */
  testTemplate: 1_911_006,
} as const

export type LockPurpose = keyof typeof purposes

/** The two numbers of a lock. Subjects are hashed: two of one purpose that share a number only wait for each other. */
export function lockKey(purpose: LockPurpose, subject?: string): [number, number] {
  if (subject === undefined) return [purposes[purpose], 0]
  return [purposes[purpose], createHash('sha256').update(subject).digest().readInt32BE()]
}

/** Waits for a lock and holds it until the transaction ends. */
export async function lockForTransaction(
  queries: Pick<Queries, 'execute'>,
  purpose: LockPurpose,
  subject?: string,
): Promise<void> {
  const [namespace, number] = lockKey(purpose, subject)
  await queries.execute(sql`select pg_advisory_xact_lock(${namespace}::int, ${number}::int)`)
}
