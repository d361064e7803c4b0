import 'client-only'
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { csrfLink } from './csrf/csrf-link.ts'
import { graphCache } from './graph-cache.ts'
import { persistedHash } from './persisted-hash.ts'
import { sessionLink } from './session-link.ts'

/** Timeout of an operation. */
const timeoutMs = 12_000

let client: ApolloClient | undefined

/**
 * The browser's GraphQL client, one for all islands of a page. It sends hashes only, and is renewed with the visitor’s
 * token.
 */
export function browserClient(): ApolloClient {
  // On a server it contains only the cache of one page.
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
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetchWithTimeout }),
    ]),
    devtools: { enabled: false },
  })
}

const fetchWithTimeout: typeof fetch = (address, options) => {
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
