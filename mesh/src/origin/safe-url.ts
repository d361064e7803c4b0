import { unsafeArgument } from './problems.ts'

const unsafePath = /\/\.{1,2}(?:\/|$)|\/\/|\\|%2e|%2f|%5c|[\0-\x20]/i

/**
 * Second line behind the scalars of the path arguments: Mesh puts arguments into the path as they are.
 *
 * @throws GraphQLError BAD_USER_INPUT for a URL whose path was changed by an argument
 */
export function assertSafeUrl(url: string): void {
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3)).split('?', 1)[0] ?? ''
  if (unsafePath.test(path) || url.includes('#')) throw unsafeArgument()
}
