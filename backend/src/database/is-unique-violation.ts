import { DrizzleQueryError } from 'drizzle-orm'

// unique_violation: https://www.postgresql.org/docs/18/errcodes-appendix.html
const uniqueViolation = '23505'

/** Whether a statement failed because another row has the same value of a unique index. */
export function isUniqueViolation(cause: unknown): boolean {
  const error = cause instanceof DrizzleQueryError ? cause.cause : cause
  return error instanceof Error && 'code' in error && error.code === uniqueViolation
}
