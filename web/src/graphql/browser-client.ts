import 'client-only'
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { csrfLink } from './csrf-link.ts'
import { graphCache } from './graph-cache.ts'
import { persistedHash } from './persisted-hash.ts'
import { sessionLink } from './session-link.ts'

/** What has no answer by then is lost. */
const timeoutMs = 12_000

let client: ApolloClient | undefined

/** The browser's client of the graph, one for all islands of a page. It asks by hash only, and changes with the visitor’s token. */
export function browserClient(): ApolloClient {
  // On a server it only holds what one page was given, which is nobody else's.
  if (typeof window === 'undefined') return createClient()
  client ??= createClient()
  return client
}

function createClient() {
  return new ApolloClient({
    cache: graphCache(),
    link: ApolloLink.from([
      sessionLink(),
      csrfLink(),
      hashesOnly(),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchInTime }),
    ]),
    devtools: { enabled: false },
  })
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
