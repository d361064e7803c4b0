import { unsafeArgument } from './problems.ts'

const unsafePath = /\/\.{1,2}(?:\/|$)|\/\/|\\|%2e|%2f|%5c|[\0-\x20]/i

/**
 * Defence in depth behind the scalars of path arguments: Mesh inserts arguments into the path unencoded. @throws GraphQLError
 * BAD_USER_INPUT for a URL whose path was changed by an argument
 */
export function assertSafeUrl(url: string): void {
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3)).split('?', 1)[0] ?? ''
  if (unsafePath.test(path) || url.includes('#')) throw unsafeArgument()
}
