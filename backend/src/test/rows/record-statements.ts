import type { Database } from '#database/connect.ts'

export type Statement = { text: string; values: unknown[] }

/** Records the statements that a pool sends while `work` runs. */
export async function recordStatements(
  { $client: pool }: Database,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const send = pool.query
  const sendAndRecord = (query: string | { text: string }, values: unknown[] = []) => {
    statements.push({ text: typeof query === 'string' ? query : query.text, values })
    return Reflect.apply(send, pool, [query, values]) as unknown
  }
  Object.assign(pool, { query: sendAndRecord })
  try {
    await work()
  } finally {
    Object.assign(pool, { query: send })
  }
  return statements
}
