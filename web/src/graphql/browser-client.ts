import 'client-only'
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import possibleTypes from './generated/possible-types.ts'
import { persistedHash } from './persisted-hash.ts'

let client: ApolloClient | undefined

/** The browser's client of the graph, one for all islands of a page. It asks by hash only. */
export function browserClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes }),
    link: ApolloLink.from([hashesOnly(), new HttpLink({ uri: '/graphql' })]),
    devtools: { enabled: false },
  })
  return client
}

function hashesOnly() {
  return new PersistedQueryLink({
    generateHash: persistedHash,
    useGETForHashedQueries: true,
    disable: () => false,
    retry: () => false,
  })
}
