import type { YogaInitialContext } from 'graphql-yoga'
import type { OriginClient } from './origin/origin-client.ts'
import { createOriginFetch, type OriginFetch } from './origin/origin-fetch.ts'

type QuietLogger = { child: () => QuietLogger; debug: () => void }

/** What resolvers find in their context. Mesh reads `headers`, `fetch` and `logger`. */
export type GatewayContext = {
  headers: Record<string, string>
  fetch: OriginFetch
  logger: QuietLogger
  setCookies: string[]
}

/** Mesh would make a logger of its own for every field; the operations are logged by our plugin. */
const quietLogger: QuietLogger = { child: () => quietLogger, debug: () => undefined }

/** Only these headers of a request reach the origin, by the `operationHeaders` of .meshrc.yaml. */
const passedOn = ['cookie', 'x-csrftoken', 'x-forwarded-for', 'x-request-id']

export function createContext(
  { request }: YogaInitialContext,
  client: OriginClient,
): GatewayContext {
  const headers: Record<string, string> = {}
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value) headers[name] = value
  }
  const setCookies: string[] = []
  return { headers, setCookies, logger: quietLogger, fetch: createOriginFetch(client, setCookies) }
}
