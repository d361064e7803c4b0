import pg from 'pg'
import { stack } from '#support/stack.ts'

/**
 * The only place where journeys write to the origin's tables, for what editors will be able to do and cannot yet. Only
 * the files in this folder use it; each exports named actions.
 */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const connectionString = stack.databaseUrl
  if (!connectionString) throw new Error('Set DATABASE_URL to the database of the started theatre.')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(question, values)
    return rows
  } finally {
    await client.end()
  }
}

/** Announces a change to the site, as every writer of the origin does. */
export async function recordChange(tags: string[]): Promise<void> {
  await queryDatabase('select record_change($1)', [tags])
}
