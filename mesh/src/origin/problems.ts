import { codedError } from '#errors/coded-error.ts'
import type { GraphQLError } from 'graphql'

/** The origin did not respond in time. */
export function originTimeout(): GraphQLError {
  return codedError('The origin did not respond in time.', 'UPSTREAM_TIMEOUT')
}

/** No connection to the origin. */
export function originUnreachable(): GraphQLError {
  return codedError('The origin is unreachable.', 'UPSTREAM_UNREACHABLE')
}

/** The origin's response is too large. */
export function originResponseTooLarge(): GraphQLError {
  return codedError('The origin sent too much.', 'BAD_UPSTREAM_RESPONSE')
}

/** An argument that would change the path of the call. */
export function unsafeArgument(): GraphQLError {
  return codedError('An argument cannot be part of an address.', 'BAD_USER_INPUT')
}
