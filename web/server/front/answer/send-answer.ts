import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { findBody, makeBody } from '#front/cache/bodies.ts'
import { type CachedResponse, type Encoding, etagFor } from '#front/cache/cached-response.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { varyLine } from './prepared-head.ts'
import type { Sending } from './sending.ts'

/** Sends a response in the best encoding, or 304 when the client has it already. */
export async function sendAnswer(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  answer: CachedResponse,
  sending: Sending,
): Promise<void> {
  const encoding = encodingFor(request, answer)
  response.setHeader('cache-control', sending.cacheControl)
  response.setHeader('cache-status', sending.cacheStatus)
  response.setHeader('vary', varyLine(sending.vary))
  response.setHeader('age', sending.ageSeconds)
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  if (answer.status === 200) {
    const etag = etagFor(answer, encoding)
    response.setHeader('etag', etag)
    if (fresh(request.headers, { etag })) {
      response.removeHeader('content-type')
      response.writeHead(304).end()
      return
    }
  }
  const { bytes } = findBody(answer, encoding) ?? (await makeBody(answer, encoding))
  if (response.destroyed) return
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.writeHead(answer.status).end(bytes)
}

/** The encoding in which this client gets this response. */
export function encodingFor({ headers }: IncomingMessage, { kept }: CachedResponse): Encoding {
  return kept.encoding === 'br' ? acceptedEncoding(headers['accept-encoding']) : 'identity'
}
