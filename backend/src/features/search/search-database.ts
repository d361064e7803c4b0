import type { FastifyInstance } from 'fastify'
import { connect, type Database } from '#database/connect.ts'

/** A search that takes longer is aborted: the visitor would not wait, and others need the database. */
const searchTimeoutMs = 1_000

const connections = 4

/** The minimum share of a term's trigrams in a similar title; PostgreSQL's default of 0.6 misses short titles with a typo. */
const similarity = 0.43

/** A pool for searches only, so that many searches at once cannot block other queries. */
export function connectForSearch(app: FastifyInstance, databaseUrl: string): Database {
  const database = openSearchDatabase(databaseUrl)
  app.addHook('onClose', () => database.$client.end())
  return database
}

/** The pool by itself; whoever opens it closes it. */
export function openSearchDatabase(
  databaseUrl: string,
  statementTimeoutMs = searchTimeoutMs,
): Database {
  return connect(databaseUrl, {
    statementTimeoutMs,
    connections,
    settings: `-c pg_trgm.word_similarity_threshold=${similarity}`,
  })
}
