import { withPageStatus } from '#lib/http/response-status.ts'
import {
  type FailureStatus,
  RenderFailure,
  statusOfFailure,
} from '#front/response/render-failure.ts'
import type { IncomingMessage } from 'node:http'
import type { Finisher } from '#front/response/finish-rendering.ts'
import type { CachedResponse } from '#front/cache/cached-response.ts'
import { withDeadline } from '#front/cache/with-deadline.ts'
import type { RenderQueue } from '#front/cache/render-queue.ts'
import type { Moment, TagClock } from '#front/cache/tag-clock.ts'
import type { Exchange } from '#front/operation/exchange.ts'
import { isRouterRequest } from '#front/next/headers.ts'
import { withWholeHead } from '#front/next/whole-head.ts'
import type { Headers, Renderer, Rendering } from '#front/renderer.ts'
import { boundedBody } from '#front/request/bounded-body.ts'
import { endToEndHeaders } from '#front/request/incoming-headers.ts'
import { type Site, siteHeaders } from '#front/request/page-request.ts'
import type { Peer } from '#front/request/peer.ts'
import { isReading } from '#front/request/reading.ts'
import { hasSession, isForEditor } from '#front/request/session.ts'
import { readTarget } from '#front/request/target.ts'

export type PrivateRenders = {
  /** Renders the response for this visitor alone. */
  render(exchange: Exchange): Promise<PrivateResponse | PrivateFailure>
}

type PrivateResponse = { kind: 'response'; response: CachedResponse; cacheControl: string }
/** No response can be had, or not in time. */
type PrivateFailure = { kind: 'unavailable'; status: FailureStatus }

type Parts = {
  site: Site
  renderer: Renderer
  queue: RenderQueue
  finisher: Finisher
  clock: TagClock
  onFailure(exchange: Exchange, error: unknown): void
}

// The front server handles conditions and compression itself, and always needs the whole response.
const handledByFrontServer = [
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
]

/** Responses that are rendered for one visitor, from their whole request, and never cached. */
export function createPrivateRenders({
  site,
  renderer,
  queue,
  finisher,
  clock,
  onFailure,
}: Parts): PrivateRenders {
  async function make({ request, peer }: Exchange, signal: AbortSignal): Promise<PrivateResponse> {
    const rendering = await withPageStatus(() =>
      renderer({
        method: isReading(request) ? 'GET' : (request.method ?? 'GET'),
        url: request.url ?? '/',
        headers: visitorHeaders(request, peer),
        ...(isReading(request) ? {} : { body: boundedBody(request) }),
        signal,
      }),
    )
    if (rendering.status >= 500 && isReading(request)) throw new RenderFailure(rendering)
    const { response } = await finisher.finish(rendering, {
      path: pathOf(request.url),
      startedAt: clock.now(),
      isForEditor: isEditing(request),
    })
    return { kind: 'response', response, cacheControl: browserControl(request, rendering) }
  }

  function visitorHeaders(request: IncomingMessage, peer: Peer): Headers {
    const headers = endToEndHeaders(request.headers)
    for (const name of handledByFrontServer) delete headers[name]
    const isDocument = isReading(request) && !isRouterRequest(request.headers)
    return {
      ...headers,
      ...(isDocument && { 'user-agent': withWholeHead(request.headers['user-agent']) }),
      ...siteHeaders(site),
      'x-forwarded-for': peer.address,
      'x-request-id': peer.requestId,
    }
  }

  return {
    async render(exchange) {
      let startedAt: Moment | undefined
      const disconnected = disconnectSignalOfSafeRequest(exchange)
      const work = queue.run((signal) => {
        startedAt = clock.now()
        return make(exchange, signal)
      }, disconnected)
      let status: FailureStatus = 503
      work.catch((error: unknown) => {
        status = statusOfFailure(error)
        if (!disconnected.aborted) onFailure(exchange, error)
      })
      // A request that changes something gets no deadline: after one, its result would be unknown.
      const inTime = isReading(exchange.request)
        ? withDeadline(work, {
            requestedAt: exchange.receivedAt,
            startedAt: () => startedAt,
            lastFinished: queue.lastFinished,
          })
        : work.catch(() => undefined)
      return (await inTime) ?? { kind: 'unavailable', status }
    },
  }
}

/**
 * Aborts when the client disconnects, unless the request changes something: a complete one is carried out in any case.
 */
function disconnectSignalOfSafeRequest({ request, response }: Exchange): AbortSignal {
  const disconnected = new AbortController()
  response.once('close', () => {
    if (response.headersSent || (!isReading(request) && request.complete)) return
    disconnected.abort(new Error('The client has disconnected.'))
  })
  return disconnected.signal
}

function isEditing({ headers, url }: IncomingMessage): boolean {
  const target = readTarget(url)
  return target !== undefined && isForEditor(target, headers)
}

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/'

/**
 * Browsers may cache files such as icons for as long as the renderer says. A response that the renderer offers to
 * shared caches was not cached here for a reason, and one for a session is private.
 */
function browserControl(request: IncomingMessage, { status, headers }: Rendering): string {
  const cacheControl = [headers['cache-control'] ?? []].flat().join(', ')
  const isShareable =
    isReading(request) &&
    !hasSession(request.headers) &&
    !isEditing(request) &&
    headers['set-cookie'] === undefined &&
    status === 200 &&
    /\bpublic\b/.test(cacheControl) &&
    !cacheControl.includes('s-maxage')
  return isShareable ? cacheControl : 'private, no-store'
}
