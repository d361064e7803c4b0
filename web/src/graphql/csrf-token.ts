import 'client-only'
import { CsrfTokenDocument, type CsrfTokenQueryVariables } from './generated/graphql.ts'
import { findRefusal } from './graph-error.ts'
import { persistedHash } from './persisted-hash.ts'
import { askGraph } from './transport.ts'

const timeoutMs = 10_000

/** The token that the visitor has already, to be repeated as X-CSRFToken. */
export function findCsrfToken(): Promise<string> | undefined {
  const token = readToken()
  return token ? Promise.resolve(token) : undefined
}

/** Asks who the visitor is, which gives a token to whoever has none that counts. Throws where the gateway does not answer in time. */
export async function fetchCsrfToken(): Promise<string> {
  const variables: CsrfTokenQueryVariables = { locale: 'DE' }
  const question = { hash: persistedHash(CsrfTokenDocument), variables }
  // The cookie counts, which comes with a refusal, too.
  await askGraph(question, { url: '/graphql', method: 'GET', timeoutMs }).catch(
    (error: unknown) => {
      if (!findRefusal(error)) throw error
    },
  )
  return readToken() ?? ''
}

function readToken(): string | undefined {
  return /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]
}
