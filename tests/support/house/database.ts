import { stack } from '#support/stack.ts'

/** The database of the theatre under test, for the fixtures of `demo/fixtures/`, which know its tables; tests do not. */
export function databaseUrl(): string {
  const { databaseUrl } = stack
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the database of the started theatre.')
  return databaseUrl
}
