import 'client-only'
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { csrfLink } from './csrf-link.ts'
import possibleTypes from './generated/possible-types.ts'
import { persistedHash } from './persisted-hash.ts'

/** What has no answer by then is lost. */
const timeoutMs = 12_000

let client: ApolloClient | undefined

/** The browser's client of the graph, one for all islands of a page. It asks by hash only, and changes with the visitor’s token. */
export function browserClient(): ApolloClient {
  client ??= new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes }),
    link: ApolloLink.from([
      csrfLink(),
      hashesOnly(),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchInTime }),
    ]),
    devtools: { enabled: false },
  })
  return client
}

const fetchInTime: typeof fetch = (address, options) => {
  const limits = [AbortSignal.timeout(timeoutMs), options?.signal].filter(
    (signal) => signal != null,
  )
  return fetch(address, { ...options, signal: AbortSignal.any(limits) })
}

function hashesOnly() {
  return new PersistedQueryLink({
    generateHash: persistedHash,
    useGETForHashedQueries: true,
    disable: () => false,
    retry: () => false,
  })
}
