import 'client-only'
import { CsrfTokenDocument, type CsrfTokenQueryVariables } from './generated/graphql.ts'
import { persistedHash } from './persisted-hash.ts'

const timeoutMs = 10_000

/** The token that the visitor has already, to be repeated as X-CSRFToken. */
export function findCsrfToken(): Promise<string> | undefined {
  const token = readToken()
  return token ? Promise.resolve(token) : undefined
}

/** Asks who the visitor is, which gives a token to whoever has none that counts. Throws where the gateway does not answer in time. */
export async function fetchCsrfToken(): Promise<string> {
  const variables: CsrfTokenQueryVariables = { locale: 'DE' }
  const question = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({
      persistedQuery: { version: 1, sha256Hash: persistedHash(CsrfTokenDocument) },
    }),
  })
  await fetch(`/graphql?${question}`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  return readToken() ?? ''
}

function readToken(): string | undefined {
  return /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]
}
