import type { FastifyInstance } from 'fastify'
import { connect, type Database } from '#database/connect.ts'

/** A search that takes longer is refused: whoever searches would not wait for it, and others need the database. */
const searchTimeoutMs = 1_000

const connections = 4

/** Share of a term’s three-letter pieces that a similar title has; PostgreSQL’s own 0.6 loses short titles with an error. */
const similarity = 0.43

/** Connections for searching alone, so that many searches at once cannot hold up the rest of the house. */
export function connectForSearch(app: FastifyInstance, databaseUrl: string): Database {
  const database = connect(databaseUrl, {
    statementTimeoutMs: searchTimeoutMs,
    connections,
    settings: `-c pg_trgm.word_similarity_threshold=${similarity}`,
  })
  app.addHook('onClose', () => database.$client.end())
  return database
}
