import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { preparedHead } from '#front/response/prepared-head.ts'
import { encodingFor } from '#front/response/send-response.ts'
import { findBody } from '#front/cache/bodies.ts'
import type { KnownAddresses } from '#front/cache/known-addresses.ts'
import type { PageCache } from '#front/cache/page-cache.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import { logHit } from '#front/operation/access-log.ts'
import type { Metrics } from '#front/operation/metrics.ts'
import type { PeerReader } from '#front/request/peer.ts'
import { isPlain } from '#front/request/plain-request.ts'
import type { SiteStateKeeper } from '#front/site/site-state.ts'
import { cacheStatus } from './cache-status.ts'

type Parts = {
  addresses: KnownAddresses
  siteState: SiteStateKeeper
  cache: PageCache
  clock: TagClock
  readRequestId: PeerReader['readRequestId']
  /** Headers of every response of the site. */
  common: Readonly<Record<string, string>>
  log: Logger
  metrics: Metrics
}

/**
 * The fast path for most requests: a cached page at an address that was requested before. Everything else takes the
 * full path, which resolves an address; this one only repeats its result, for requests that differ in nothing but
 * target, encoding and request id. Returns whether it has responded.
 */
export function createKnownPages({
  addresses,
  siteState,
  cache,
  clock,
  readRequestId,
  common,
  log,
  metrics,
}: Parts) {
  function serveFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isPlain(request)) return false
    const address = addresses.find(request.url ?? '', siteState.current())
    if (!address) return false
    const cached = cache.findFresh(address.key)
    if (cached?.status !== 200) return false

    const receivedAt = clock.now()
    const requestId = readRequestId(request)
    const encoding = encodingFor(request, cached)
    const body = findBody(cached, encoding)
    if (!body) return false
    const { cacheControl, vary } = address
    const responseOptions = { cacheControl, vary, cacheStatus: cacheStatus.hit, isForEdge: true }
    const ageSeconds = Math.max(0, Math.floor((receivedAt - cached.startedAt) / 1000))
    const head = preparedHead(cached, body, { encoding, common, responseOptions })
    response.writeHead(200, head.concat('age', String(ageSeconds), 'x-request-id', requestId))
    logHit({ request, response, peer: { requestId }, receivedAt, outcome: 'hit' }, { log, metrics })
    response.end(body.bytes)
    return true
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    try {
      return serveFromMemory(request, response)
    } catch (error) {
      log.error({ url: request.url, err: error }, 'sending a cached page failed')
      if (!response.headersSent) return false
      response.destroy()
      return true
    }
  }
}
