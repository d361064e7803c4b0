import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import type { ClientOptions, GraphClient } from './client.ts'

/** Apollo Client without a setting, and what its cache holds. */
export function createApollo({
  url,
  fetch,
}: ClientOptions): GraphClient & { entries: () => string[] } {
  const cache = new InMemoryCache()
  const client = new ApolloClient({ cache, link: new HttpLink({ uri: url, fetch }) })
  return {
    async read({ query, variables }) {
      const { data } = await client.query({ query: gql(query), variables })
      return data
    },
    async refetch({ query, variables }) {
      const fetchPolicy = 'network-only'
      const { data } = await client.query({ query: gql(query), variables, fetchPolicy })
      return data
    },
    readCache: ({ query, variables }) =>
      Promise.resolve(client.readQuery({ query: gql(query), variables }) ?? undefined),
    watch({ query, variables }, show) {
      const subscription = client
        .watchQuery({ query: gql(query), variables })
        .subscribe(({ data, dataState }) => dataState === 'complete' && show(data))
      return () => subscription.unsubscribe()
    },
    entries: () => Object.keys(cache.extract()),
  }
}
