import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { z } from 'zod'
import type { Metrics } from './metrics.ts'

type Parts = {
  metrics: Metrics
  invalidate(tags: string[]): void
  /** The bearer token that `POST /changes` requires; without one the endpoint is closed. */
  secret: string
}

const Changes = z.object({ tags: z.array(z.string().min(1).max(500)).min(1).max(10_000) })
const maxBodyBytes = 1024 * 1024

/**
 * The operators' endpoints: `GET /metrics` and `POST /changes` with `{"tags": […]}`. They have a port of their own, on
 * the loopback interface or in a network of services, instead of a path of the site, because behind a proxy on the same machine every
 * visitor comes from loopback.
 */
export function createAdminServer({ metrics, invalidate, secret }: Parts): Server {
  return createServer((request, response) => {
    const reply = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    respond(request)
      .then(({ status, body, type }) => reply(status, body, type))
      .catch((error: unknown) => reply(500, String(error)))
  })

  async function respond(request: IncomingMessage) {
    if (request.method === 'GET' && request.url === '/metrics') {
      const body = await metrics.registry.metrics()
      return { status: 200, body, type: metrics.registry.contentType }
    }
    if (request.method === 'POST' && request.url === '/changes') {
      if (!isBearer(request.headers.authorization, secret))
        return { status: 401, body: 'Unauthorized' }
      const changes = Changes.safeParse(await readJson(request))
      if (!changes.success) return { status: 400, body: z.prettifyError(changes.error) }
      invalidate(changes.data.tags)
      return { status: 204, body: '' }
    }
    return { status: 404, body: 'Not found' }
  }
}

function isBearer(header: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}
