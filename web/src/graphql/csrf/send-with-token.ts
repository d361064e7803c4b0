import 'client-only'
import { executeOperation, type GraphRequest } from '#graphql/transport.ts'

const timeoutMs = 15_000

/** Sends an operation of an editor with the CSRF token (E-13), by POST: queries of the editor carry whole modules. Throws `GraphError`. */
export async function sendWithToken(
  request: GraphRequest,
  token: string,
  options: { keepalive?: boolean } = {},
): Promise<unknown> {
  const headers = { 'x-csrftoken': token }
  const endpoint = { url: '/graphql', method: 'POST', headers, timeoutMs, ...options } as const
  const { data } = await executeOperation(request, endpoint)
  return data
}
