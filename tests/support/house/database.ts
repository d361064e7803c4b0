import pg from 'pg'

/** Asks the database of the started theatre. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const connectionString = process.env.DATABASE_URL
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
