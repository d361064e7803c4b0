import { GraphQLError } from 'graphql'
import type { ErrorCode } from './error-code.ts'

/** An error that clients may read, with its code. */
export function codedError(message: string, code: ErrorCode, more: object = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...more } })
}

/** BAD_USER_INPUT for an argument whose type is right and whose value cannot be used; `expected` says which could. */
export function badArgument(argument: string, expected: string): GraphQLError {
  const message = `The argument \`${argument}\` cannot be used: ${expected}`
  return codedError(message, 'BAD_USER_INPUT', { argument })
}
