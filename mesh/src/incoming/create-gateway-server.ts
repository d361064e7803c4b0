import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { incomingLimits, type IncomingLimits } from './limits.ts'
import { createPeerReader, type Peer } from './peer.ts'
import { readBody } from './read-body.ts'
import { createRequestSlots } from './request-slots.ts'

type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  context: { peer: Peer },
) => unknown

type Options = {
  handle: Handle
  /** Addresses and networks of services whose forwarded visitor address is trusted. */
  trustedProxies: string[]
  limits?: IncomingLimits
}

const codes = {
  400: 'BAD_REQUEST',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
} as const

/** The HTTP server of the gateway, with limits on slow bodies, large bodies and concurrent requests. */
export function createGatewayServer({
  handle,
  trustedProxies,
  limits = incomingLimits,
}: Options): Server {
  const readPeer = createPeerReader(trustedProxies)
  const slots = createRequestSlots(limits.requestsPerAddress)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const peer = readPeer(request)
    const release = slots.take(peer)
    if (!release) return refuse(response, 429)
    response.once('close', release)
    if (!hasBody(request)) return void handle(request, response, { peer })
    const body = await readBody(request, limits)
    if (!body.ok) return refuse(response, body.status)
    return void handle(withBody(request, body.bytes), response, { peer })
  }

  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    (request, response) => void respond(request, response),
  )
  return server
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Yoga reads `body` instead of the stream. */
function withBody(request: IncomingMessage, bytes: Buffer): IncomingMessage {
  const body = {
    bytes,
    async *[Symbol.asyncIterator]() {
      yield bytes
    },
  }
  return Object.assign(request, { body })
}

/** Closes the connection: the rest of the request is not read. */
function refuse(response: ServerResponse, status: keyof typeof codes): void {
  const error = { message: 'The request was refused.', extensions: { code: codes[status] } }
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 429 && { 'retry-after': '1' }),
  })
  response.end(JSON.stringify({ errors: [error] }))
  response.once('finish', () => response.socket?.destroySoon())
}
