import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Agent } from 'undici'
import { compressResponse } from './compress-response.ts'
import { log } from './log.ts'
import { endToEndHeaders } from '#front/request/incoming-headers.ts'

const agent = new Agent({ connections: 128, connectTimeout: 2000 })

/** Proxies a request to another service and streams its response, compressed if it is text. An unreachable service is 502, a timeout 504. */
export function passThrough(service: {
  origin: string
  /** Maps a path here to one of the service. */
  path: (path: string) => string
  timeoutMs: number
  /** Timeout until the response starts, if it is shorter, in milliseconds. */
  responseTimeoutMs?: number
  /** What people get in place of 502 and 504, where the service has pages. */
  sendApology?: (path: string, response: ServerResponse) => void
}) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const disconnected = new AbortController()
    response.once('close', () => disconnected.abort())
    let isTooLate = false
    const timer = setTimeout(
      () => {
        isTooLate = true
        disconnected.abort()
      },
      service.responseTimeoutMs ?? service.timeoutMs * 2,
    )
    try {
      const upstream = await sendRequest(service, request, disconnected.signal).finally(() =>
        clearTimeout(timer),
      )
      const { headers, compressor } = compressResponse({
        method: request.method,
        acceptEncoding: request.headers['accept-encoding'],
        status: upstream.statusCode,
        headers: endToEndHeaders(upstream.headers),
      })
      response.writeHead(upstream.statusCode, headers)
      if (compressor) await pipeline(upstream.body, compressor, response)
      else await pipeline(upstream.body, response)
    } catch (error) {
      if (disconnected.signal.aborted && !isTooLate) return
      log.warn({ err: error, origin: service.origin }, 'upstream service did not respond')
      if (response.headersSent) response.destroy()
      else if (service.sendApology && isForPage(request)) {
        service.sendApology(pathOf(request), response)
      } else refuse(response, isTooLate || isLate(error) ? 504 : 502)
    }
  }
}

async function sendRequest(
  service: Parameters<typeof passThrough>[0],
  request: IncomingMessage,
  signal: AbortSignal,
) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://site')
  const method = request.method ?? 'GET'
  return agent.request({
    origin: service.origin,
    path: service.path(pathname) + search,
    method,
    headers: { ...endToEndHeaders(request.headers), ...forwarded(request) },
    body: method === 'GET' || method === 'HEAD' ? null : bodyOf(request),
    headersTimeout: service.timeoutMs,
    bodyTimeout: service.timeoutMs,
    signal,
  })
}

/**
 * The body as a stream of its own. If the upstream service responds before it has read the body, undici destroys this stream; the rest
 * of the request is then read and discarded, because the client would not read the response before.
 */
function bodyOf(request: IncomingMessage): PassThrough {
  const body = new PassThrough()
  body.on('error', () => {})
  body.once('close', () => {
    request.unpipe(body)
    request.resume()
  })
  return request.pipe(body)
}

/** Who sent the request, for the upstream service; values of trusted proxies come first. */
function forwarded(request: IncomingMessage): Record<string, string> {
  const before = request.headers['x-forwarded-for']
  const client = request.socket.remoteAddress ?? 'unknown'
  return {
    'x-forwarded-for': before ? `${String(before)}, ${client}` : client,
    'x-forwarded-host': request.headers.host ?? '',
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]!

const isForPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false

function refuse(response: ServerResponse, status: 502 | 504) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ errors: [{ message: 'The service behind is not available.' }] }))
}

const isLate = (error: unknown) => error instanceof Error && error.name.includes('Timeout')
