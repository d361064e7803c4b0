import 'server-only'
import type { read } from './read.ts'
import { createVisitorClient } from './visitor-client.ts'

/**
 * Reads the graph as `read` does, so that a page can be composed of either: live, with a visitor's session, and kept nowhere. What
 * that session may not see is refused by the origin. Throws `GraphError`.
 */
export function createLiveReader(visitor: Headers): typeof read {
  const client = createVisitorClient(visitor)
  return ({ document, variables }) => client.ask(document, variables)
}
