import 'client-only'
import { CsrfTokenDocument, type CsrfTokenQueryVariables } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { persistedHash } from '#graphql/persisted-hash.ts'
import { executeOperation } from '#graphql/transport.ts'

const timeoutMs = 10_000

/** The token that the visitor has already, for X-CSRFToken. */
export function findCsrfToken(): Promise<string> | undefined {
  const token = readToken()
  return token ? Promise.resolve(token) : undefined
}

/** Loads the session, which sets a valid token for a visitor without one. Throws on timeout of the gateway. */
export async function fetchCsrfToken(): Promise<string> {
  const variables: CsrfTokenQueryVariables = { locale: 'DE' }
  const request = { hash: persistedHash(CsrfTokenDocument), variables }
  // The response may be an error: its cookie counts.
  await executeOperation(request, { url: '/graphql', method: 'GET', timeoutMs }).catch(
    (error: unknown) => {
      if (!findGraphProblem(error)) throw error
    },
  )
  return readToken() ?? ''
}

function readToken(): string | undefined {
  return /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1]
}
