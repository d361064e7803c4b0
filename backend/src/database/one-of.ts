import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'

/** A check that a column, as it is called in the database, holds one of the words that the code knows. */
export function oneOf(name: string, column: string, words: readonly string[]) {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')
  return check(name, sql.raw(`"${column}" in (${list})`))
}
