import 'server-only'
import { reportFailure } from '#lib/failures/report-failure.ts'
import { persistedHash } from './persisted-hash.ts'
import type { Read } from './read.ts'
import { createVisitorClient } from './visitor-client.ts'

/**
 * Reads the graph as `read` does, so that a page can be composed of either: live, with a visitor's session. What was read once is not
 * read again, so a reader lives no longer than a request. The origin rejects what that session may not see. Throws `GraphError`.
 */
export function createLiveReader(visitor: Headers): Read {
  const client = createVisitorClient(visitor)
  const results = new Map<string, Promise<unknown>>()
  const execute: typeof client.execute = (document, variables) => {
    const key = JSON.stringify([persistedHash(document), variables])
    const result = results.get(key) ?? client.execute(document, variables)
    results.set(key, result)
    return result as ReturnType<typeof client.execute<never, never>>
  }
  const readLive = async (request: Parameters<Read>[0] & { whenFailed?: string }) => {
    const { document, variables, whenFailed } = request
    try {
      return await execute(document, variables)
    } catch (error) {
      if (whenFailed === undefined) throw error
      reportFailure(error, whenFailed)
      return undefined
    }
  }
  return readLive as Read
}
