import 'client-only'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { fetchCsrfToken, findCsrfToken } from '#graphql/csrf/csrf-token.ts'
import { sendWithToken } from '#graphql/csrf/send-with-token.ts'
import { findGraphProblem, type GraphErrorCode } from '#graphql/graph-error.ts'
import { persistedHash } from '#graphql/persisted-hash.ts'
import { endSession } from '#graphql/session-calls.ts'

/**
 * Sends an operation of an editor with the CSRF token (E-13), which is fetched again once if it is rejected.
 * `keepalive`: sent even while the page is being closed. Throws `GraphError`; a session that has ended ends in all tabs.
 */
export async function callGraph<Result, Variables extends Record<string, unknown>>(
  document: DocumentTypeDecoration<Result, Variables>,
  variables: Variables,
  options: { keepalive?: boolean } = {},
): Promise<Result> {
  const request = { hash: persistedHash(document), variables }
  const send = (token: string) => sendWithToken(request, token, options) as Promise<Result>
  const token = await (findCsrfToken() ?? fetchCsrfToken())
  try {
    return await send(token).catch(async (error: unknown) => {
      const renewed = await findRenewed(findGraphProblem(error)?.code)
      if (renewed === undefined || renewed === token) throw error
      return send(renewed)
    })
  } catch (error) {
    if (findGraphProblem(error)?.code === 'UNAUTHENTICATED') endSession()
    throw error
  }
}

/**
 * The token of the session that there is now. Whoever logs in again, in another tab, ends the earlier session: what was on its way then
 * is rejected, although there is a session.
 */
async function findRenewed(code: GraphErrorCode | undefined): Promise<string | undefined> {
  if (code === 'UNAUTHENTICATED') return findCsrfToken()
  return code === 'FORBIDDEN' ? fetchCsrfToken() : undefined
}
