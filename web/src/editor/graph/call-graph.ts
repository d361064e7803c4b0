import 'client-only'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { fetchCsrfToken, findCsrfToken } from '#graphql/csrf-token.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { persistedHash } from '#graphql/persisted-hash.ts'
import { endSession } from '#graphql/session-calls.ts'
import { executeOperation } from '#graphql/transport.ts'

const timeoutMs = 15_000

/**
 * Sends an operation of an editor with the CSRF token (E-13), which is fetched again once if it is rejected. Always by POST:
 * queries of the editor carry whole modules. Throws `GraphError`; a session that has ended ends in all tabs.
 */
export async function callGraph<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const send = async (token: string) => {
    const { data } = await executeOperation(
      { hash: persistedHash(document), variables },
      { url: '/graphql', method: 'POST', headers: { 'x-csrftoken': token }, timeoutMs },
    )
    return data as Result
  }
  const token = await (findCsrfToken() ?? fetchCsrfToken())
  try {
    return await send(token).catch(async (error: unknown) => {
      if (findGraphProblem(error)?.code !== 'FORBIDDEN') throw error
      const renewed = await fetchCsrfToken()
      if (renewed === token) throw error
      return send(renewed)
    })
  } catch (error) {
    if (findGraphProblem(error)?.code === 'UNAUTHENTICATED') endSession()
    throw error
  }
}
