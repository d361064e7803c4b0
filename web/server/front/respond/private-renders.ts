import type { IncomingMessage } from 'node:http'
import type { Finisher } from '#front/answer/finish-rendering.ts'
import type { KeptAnswer } from '#front/cache/kept-answer.ts'
import { patiently } from '#front/cache/patience.ts'
import type { RenderQueue } from '#front/cache/render-queue.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import type { Headers, Renderer } from '#front/renderer.ts'
import { cleanHeaders } from '#front/request/incoming-headers.ts'
import { type Site, siteHeaders } from '#front/request/page-question.ts'
import type { Peer } from '#front/request/peer.ts'
import { isReading } from '#front/request/reading.ts'

export type PrivateRenders = {
  /** Has a request answered for this visitor alone, or nothing when no answer can be had in time. */
  render(request: IncomingMessage, peer: Peer): Promise<PrivateAnswer | undefined>
}

/** `cacheControl`: what the renderer says itself. */
export type PrivateAnswer = { answer: KeptAnswer; cacheControl: string | undefined }

type Parts = {
  site: Site
  renderer: Renderer
  queue: RenderQueue
  finisher: Finisher
  clock: TagClock
}

// The front compares and compresses by itself, and always needs the whole answer.
const answeredByFront = [
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
]

/** Answers that are made for one visitor, from their whole request, and never kept. */
export function createPrivateRenders({
  site,
  renderer,
  queue,
  finisher,
  clock,
}: Parts): PrivateRenders {
  async function make(request: IncomingMessage, peer: Peer): Promise<PrivateAnswer> {
    const rendering = await renderer({
      method: isReading(request) ? 'GET' : (request.method ?? 'GET'),
      url: request.url ?? '/',
      headers: visitorHeaders(request, peer),
      ...(isReading(request) ? {} : { body: request }),
    })
    if (rendering.status >= 500 && isReading(request)) {
      throw new Error(`The renderer answered ${rendering.status}.`)
    }
    const { answer } = await finisher.finish(rendering, clock.now())
    const cacheControl = [rendering.headers['cache-control'] ?? []].flat()[0]
    return { answer, cacheControl }
  }

  function visitorHeaders(request: IncomingMessage, peer: Peer): Headers {
    const headers = cleanHeaders(request.headers)
    for (const name of answeredByFront) delete headers[name]
    return {
      ...headers,
      ...siteHeaders(site),
      'x-forwarded-for': peer.address,
      'x-request-id': peer.requestId,
    }
  }

  return {
    render: (request, peer) => patiently(queue.run(() => make(request, peer))),
  }
}
