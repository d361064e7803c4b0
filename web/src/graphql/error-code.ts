import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** The code by which the graph has refused an operation, as `RATE_LIMITED`; undefined where it did not answer. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  const code = error.errors[0]?.extensions?.['code']
  return typeof code === 'string' ? code : undefined
}
