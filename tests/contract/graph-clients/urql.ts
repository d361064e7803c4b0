import { createClient, fetchExchange, type RequestPolicy } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import type { ClientOptions, GraphClient } from './client.ts'
import type { Operation } from './operations.ts'

/** urql with its normalized cache, without a setting. */
export function createUrql({ url, fetch }: ClientOptions): GraphClient {
  const client = createClient({ url, fetch, exchanges: [cacheExchange(), fetchExchange] })
  async function query(
    { query: document, variables }: Operation,
    requestPolicy: RequestPolicy = 'cache-first',
  ) {
    const { data, error } = await client.query(document, variables, { requestPolicy })
    if (error) throw error
    return (data ?? undefined) as unknown
  }
  return {
    read: (operation) => query(operation),
    refetch: (operation) => query(operation, 'network-only'),
    readCache: (operation) => query(operation, 'cache-only'),
    watch({ query: document, variables }, show) {
      const { unsubscribe } = client
        .query(document, variables)
        .subscribe(({ data, stale }) => data && !stale && show(data))
      return unsubscribe
    },
  }
}
