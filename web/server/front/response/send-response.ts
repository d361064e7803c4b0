import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { findBody, encodeBody } from '#front/cache/bodies.ts'
import { type CachedResponse, type Encoding, etagFor } from '#front/cache/cached-response.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { edgeHeaders } from './edge-headers.ts'
import { varyHeader } from './prepared-head.ts'
import type { ResponseOptions } from './response-options.ts'

/** Sends a response in the best encoding, or 304 when the client has it already. */
export async function sendResponse(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  cached: CachedResponse,
  responseOptions: ResponseOptions,
): Promise<void> {
  const encoding = encodingFor(request, cached)
  response.setHeader('cache-control', responseOptions.cacheControl)
  response.setHeader('cache-status', responseOptions.cacheStatus)
  response.setHeader('vary', varyHeader(responseOptions.vary))
  response.setHeader('age', responseOptions.ageSeconds)
  for (const [name, value] of Object.entries(cached.headers)) response.setHeader(name, value)
  if (!responseOptions.isForEdge) for (const name of edgeHeaders) response.removeHeader(name)
  if (cached.status === 200) {
    const etag = etagFor(cached, encoding)
    response.setHeader('etag', etag)
    // Without `cache-control`: `fresh` answers `no-cache` with the whole response, and fetch() sends that with every tag.
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
      response.removeHeader('content-type')
      response.writeHead(304).end()
      return
    }
  }
  const { bytes } = findBody(cached, encoding) ?? (await encodeBody(cached, encoding))
  if (response.destroyed) return
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.writeHead(cached.status).end(bytes)
}

/** The encoding in which this client gets this response. */
export function encodingFor({ headers }: IncomingMessage, { stored }: CachedResponse): Encoding {
  return stored.encoding === 'br' ? acceptedEncoding(headers['accept-encoding']) : 'identity'
}
