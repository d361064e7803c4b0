import type { Operation } from './operations.ts'

/** What the test needs of a GraphQL client with a normalized cache. */
export type GraphClient = {
  /** Reads by the client's default policy: from its cache, else from the gateway. */
  read: (operation: Operation) => Promise<unknown>
  /** Reads from the gateway. */
  refetch: (operation: Operation) => Promise<unknown>
  /** Reads from the cache alone; undefined where it is incomplete. */
  readCache: (operation: Operation) => Promise<unknown>
  /** Calls `show` with each complete result, until the returned function is called. */
  watch: (operation: Operation, show: (data: unknown) => void) => () => void
}

export type ClientOptions = { url: string; fetch: typeof fetch }
