import { GraphQLError } from 'graphql'

/** The origin did not answer within its time. */
export function originTimeout(): GraphQLError {
  return problem('The origin did not answer in time.', 'UPSTREAM_TIMEOUT')
}

/** No connection to the origin. */
export function originUnreachable(): GraphQLError {
  return problem('The origin is unreachable.', 'UPSTREAM_UNREACHABLE')
}

/** The origin sent more than is read. */
export function originAnswerTooLarge(): GraphQLError {
  return problem('The origin sent too much.', 'BAD_UPSTREAM_RESPONSE')
}

/** An argument that would lead the call to another address. */
export function unsafeArgument(): GraphQLError {
  return problem('An argument cannot be part of an address.', 'BAD_USER_INPUT')
}

/** An argument of the right type that makes no sense here. */
export function badArgument(argument: string, expected: string): GraphQLError {
  return problem(`The argument \`${argument}\` cannot be used: ${expected}`, 'BAD_USER_INPUT', {
    argument,
  })
}

function problem(message: string, code: string, more: object = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...more } })
}
