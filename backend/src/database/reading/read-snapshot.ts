import type { Database, Queries } from '#database/connect.ts'

/**
 * Reads with several statements as at one instant: what somebody commits in between is in all of them or in none.
 *
 * `read` uses only the queries that it is given. A second connection would see another instant, and calls that hold one connection
 * while they wait for another can block each other.
 */
export function readSnapshot<Result>(
  database: Pick<Database, 'transaction'>,
  read: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  return database.transaction(read, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
