import 'server-only'
import type { Read } from './read.ts'
import { createVisitorClient } from './visitor-client.ts'

/**
 * Reads the graph as `read` does, so that a page can be composed of either: live, with a visitor's session, uncached.
 * The origin refuses what that session may not see. Throws `GraphError`.
 */
export function createLiveReader(visitor: Headers): Read {
  const client = createVisitorClient(visitor)
  return ({ document, variables }) => client.execute(document, variables)
}
