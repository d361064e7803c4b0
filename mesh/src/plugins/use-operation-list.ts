import { operationListPath } from '@foyer/schema/graph/operation-list-path.ts'
import type { Plugin } from 'graphql-yoga'

/**
 * Answers with the hashes of all persisted operations. A site that starts asks whether this gateway knows those of its own release.
 */
export function useOperationList(operations: ReadonlyMap<string, string>): Plugin {
  const hashes = [...operations.keys()]
  return {
    onRequest({ request, url, endResponse, fetchAPI }) {
      if (request.method !== 'GET' || url.pathname !== operationListPath) return
      endResponse(fetchAPI.Response.json(hashes, { headers: { 'cache-control': 'no-store' } }))
    },
  }
}
