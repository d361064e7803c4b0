import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'

/** A check constraint: the column (by its database name) contains one of the given words. */
export function oneOf(name: string, column: string, words: readonly string[]) {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')
  return check(name, sql.raw(`"${column}" in (${list})`))
}
