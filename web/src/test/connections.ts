import { findCursor } from '@foyer/schema/shapes/page-cursor.ts'

/** A page of a connection, as the gateway would return it. */
export function connectionOf<Node>(nodes: Node[], { hasNextPage = false } = {}) {
  return {
    nodes,
    totalCount: nodes.length,
    pageInfo: { hasNextPage, endCursor: null },
  }
}

/** Number of the page that a cursor leads to. */
export function pageAfter(after: string | null | undefined): number {
  return after ? (findCursor(after)?.page ?? 0) + 1 : 1
}
