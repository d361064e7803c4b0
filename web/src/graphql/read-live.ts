import 'server-only'
import { reportFailure } from '#lib/failures/report-failure.ts'
import type { Read } from './read.ts'
import { createVisitorClient } from './visitor-client.ts'

/**
 * Reads the graph as `read` does, so that a page can be composed of either: live, with a visitor's session, uncached.
 * The origin rejects what that session may not see. Throws `GraphError`.
 */
export function createLiveReader(visitor: Headers): Read {
  const client = createVisitorClient(visitor)
  const readLive = async (request: Parameters<Read>[0] & { whenFailed?: string }) => {
    const { document, variables, whenFailed } = request
    try {
      return await client.execute(document, variables)
    } catch (error) {
      if (whenFailed === undefined) throw error
      reportFailure(error, whenFailed)
      return undefined
    }
  }
  return readLive as Read
}
