import type pg from 'pg'
import type { Database } from '#database/connect.ts'

export type Statement = { text: string; values: unknown[] }

/** Records the statements that the connections of a pool send while `work` runs. */
export async function recordStatements(
  { $client: pool }: Database,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const recorded = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const record = (client: pg.PoolClient) => {
    if (recorded.has(client)) return
    const send = client.query
    recorded.set(client, send)
    const sendAndRecord = (query: string | { text: string }, ...others: unknown[]) => {
      const values = Array.isArray(others[0]) ? (others[0] as unknown[]) : []
      statements.push({ text: typeof query === 'string' ? query : query.text, values })
      return Reflect.apply(send, client, [query, ...others]) as unknown
    }
    Object.assign(client, { query: sendAndRecord })
  }
  pool.on('acquire', record)
  try {
    await work()
  } finally {
    pool.off('acquire', record)
    for (const [client, send] of recorded) Object.assign(client, { query: send })
  }
  return statements
}
