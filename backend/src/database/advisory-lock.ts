import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from './connect.ts'

/**
 * Every advisory lock of the origin. PostgreSQL has one key space of number pairs per database: the first number identifies the
 * purpose and is assigned only here, so that purposes cannot collide; the second identifies the subject.
 */
const purposes = {
  /** Makes ids of changes ascend in commit order. Also used by the database function `record_change`. */
  changeOrder: 1_911_001,
  /** Held by the origin that runs the clock (leader election). */
  clock: 1_911_002,
  /** Held while the search index is updated. */
  search: 1_911_003,
  /** Held while a database is migrated and seeded. */
  preparation: 1_911_004,
  /** Held while seats of one event and seat group are allocated under contention. */
  seatPool: 1_911_005,
  /** Held while mails to one address are counted and queued. */
  mails: 1_911_007,
  /** Held while the seats ordered by one email address are counted and sold. */
  buyer: 1_911_008,
  /** Held while pages are added to the tree, moved, renamed, deleted or restored. */
  pageTree: 1_911_009,
  /** Held while an admin changes something. */
  roles: 1_911_010,
  /** Held while mails about favourites are written. */
  favouriteMails: 1_911_012,
  /** Held while opening hours of the box office are checked and saved. */
  openingHours: 1_911_011,
  /** Held while tests create their template database. */
  testTemplate: 1_911_006,
} as const

export type LockPurpose = keyof typeof purposes

/** The key of a lock. Subjects are hashed; two subjects with the same hash merely wait for each other. */
export function lockKey(purpose: LockPurpose, subject?: string): [number, number] {
  if (subject === undefined) return [purposes[purpose], 0]
  return [purposes[purpose], createHash('sha256').update(subject).digest().readInt32BE()]
}

/** Acquires a lock and holds it until the transaction ends. */
export async function lockForTransaction(
  queries: Pick<Queries, 'execute'>,
  purpose: LockPurpose,
  subject?: string,
): Promise<void> {
  const [namespace, number] = lockKey(purpose, subject)
  await queries.execute(sql`select pg_advisory_xact_lock(${namespace}::int, ${number}::int)`)
}
