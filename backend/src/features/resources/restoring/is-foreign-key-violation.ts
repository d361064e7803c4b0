import { DrizzleQueryError } from 'drizzle-orm'

// foreign_key_violation: https://www.postgresql.org/docs/18/errcodes-appendix.html
const foreignKeyViolation = '23503'

/** Whether a statement failed because a row that it refers to does not exist. */
export function isForeignKeyViolation(cause: unknown): boolean {
  const error = cause instanceof DrizzleQueryError ? cause.cause : cause
  return error instanceof Error && 'code' in error && error.code === foreignKeyViolation
}
