import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import {
  developmentPolicy,
  type ThirdPartySources,
  noThirdPartySources,
} from './response/content-policy.ts'
import { createFinisher } from './response/finish-rendering.ts'
import { findUnlocalized } from '#i18n/paths/webshop-paths.ts'
import { allowEmbedding, securityHeaders } from './response/security-headers.ts'
import { type ResponseStore, createResponseStore } from './cache/response-store.ts'
import { createKnownAddresses } from './cache/known-addresses.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createRenderQueue } from './cache/render-queue.ts'
import { createTagClock, type TagClock } from './cache/tag-clock.ts'
import { limits } from './limits.ts'
import { logExchange } from './operation/access-log.ts'
import type { Exchange } from './operation/exchange.ts'
import { createMetrics, type Metrics } from './operation/metrics.ts'
import { measureRenders } from './operation/measured-renderer.ts'
import type { StartScripts } from './next/start/delayed-start.ts'
import type { Renderer } from './renderer.ts'
import { dropSpoofed } from './request/incoming-headers.ts'
import { plainPageRequest } from './request/page-request.ts'
import { refuseSlowBody } from './request/slow-body.ts'
import { createPeerReader } from './request/peer.ts'
import { createKnownPages } from './serve/known-pages.ts'
import { createPrivateRenders } from './serve/private-renders.ts'
import { createResponder } from './serve/responder.ts'
import { failurePaths, fallbackPaths } from './serve/fallback-pages.ts'
import { RenderFailure } from './response/render-failure.ts'
import type { Locale } from '#i18n/locales.ts'
import { languageOf } from './site/language-choice.ts'
import { isOfSiteState, type SiteStateKeeper } from './site/site-state.ts'
import type { ExistingPages } from './site/existing-pages.ts'

export type Front = {
  /**
   * Responds synchronously to a request for a cached page, and returns whether it did. Otherwise the request is
   * untouched.
   */
  serveFromMemory(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Prepares any request, also one that is proxied to another service: sets security headers, removes spoofed ones,
   * assigns the request id, registers the log line.
   */
  receive(request: IncomingMessage, response: ServerResponse): Exchange
  /** Responds with a page, a file, a redirect or an error. Never throws. */
  handle(exchange: Exchange): Promise<void>
  /** Invalidates these tags. A request that arrives after it returns gets no older page. */
  invalidate(tags: readonly string[]): void
  /** Loads the site's state and renders the fallback pages. Returns whether that succeeded. Never throws. */
  warm(): Promise<boolean>
  metrics: Metrics
}

export type FrontParts = {
  /** The public address of the site. */
  siteUrl: URL
  renderer: Renderer
  /** In development, handles each request as it is; nothing is cached, and the policy is looser. */
  devHandler?: RequestHandler | undefined
  siteState: SiteStateKeeper
  /** Without it every address is rendered. */
  existingPages?: ExistingPages
  log: Logger
  /** Trusted proxies, whose forwarding headers are believed: addresses, networks, or names such as `loopback`. */
  trustedProxies?: string[]
  /** Called for every view of a page that does not exist. */
  onMissing?: (page: { locale: Locale; path: string }) => void
  thirdParty?: ThirdPartySources
  /** What the webshop’s page may embed, and nothing else. */
  webshop?: ThirdPartySources
  startScripts: StartScripts
  /** Whether a cache in front of the site is purged by tag, so that it may store pages. */
  hasEdge?: boolean
  /** Waits until all changes are known that the origin has committed by now. Without it those are known that have arrived. */
  knowChanges?: () => Promise<void>
  /** Shared with the renderer's own caches, so that one invalidation reaches all of them. */
  clock?: TagClock
  store?: ResponseStore
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const unknownPages: ExistingPages = { isMissing: () => false, refresh: async () => {} }

/** Composes the front server. */
export function createFront({
  siteUrl,
  siteState,
  existingPages = unknownPages,
  log,
  renderer: unmeasuredRenderer,
  devHandler,
  trustedProxies = [],
  onMissing = () => {},
  thirdParty = noThirdPartySources,
  webshop = noThirdPartySources,
  startScripts,
  hasEdge = false,
  knowChanges,
  clock = createTagClock(),
  store = createResponseStore(),
}: FrontParts): Front {
  const site = { host: siteUrl.host, isSecure: siteUrl.protocol === 'https:' }
  const metrics = createMetrics({ store })
  const renderer = measureRenders(unmeasuredRenderer, metrics)
  const queue = createRenderQueue(limits.rendersAtOnce)
  const peers = createPeerReader(trustedProxies)
  const common = securityHeaders(site)
  const addresses = createKnownAddresses()
  let isStarting = true
  const finisher = createFinisher({
    thirdPartySourcesAt: (path) => (findUnlocalized(path) === undefined ? thirdParty : webshop),
    isSecure: site.isSecure,
    startScripts,
    hasEdge,
    onBlocked(blocked) {
      metrics.blocked.inc()
      log.warn(blocked, 'the policy of a page blocked inline scripts or styles')
    },
  })
  const cache = createPageCache({
    store,
    clock,
    queue,
    ...(knowChanges && { knowChanges }),
    async renderPage({ request }, { startedAt, signal }) {
      const rendering = await renderer({ ...request, signal })
      if (rendering.status >= 500) throw new RenderFailure(rendering)
      const path = request.url.split('?', 1)[0] ?? '/'
      const { response, isCacheable } = await finisher.finish(rendering, { path, startedAt })
      return isCacheable ? { response } : 'private'
    },
    onFailure: ({ request }, error) =>
      log.error({ url: request.url, err: error }, 'page render failed'),
  })
  const privateRenders = createPrivateRenders({
    site,
    renderer,
    queue: createRenderQueue(limits.privateRendersAtOnce),
    finisher,
    clock,
    onFailure: ({ peer }, error) =>
      log.error({ id: peer.requestId, err: error }, 'private page render failed'),
  })
  const pageRequest = (path: string) =>
    plainPageRequest({ site, path, query: '', variant: { form: 'document' } })
  const respond = createResponder({
    site,
    siteState,
    existingPages,
    cache,
    addresses,
    clock,
    privateRenders,
    devHandler,
    findFallback: (path, status) =>
      store.find(pageRequest(failurePaths[status](languageOf(path))).key),
    onInvalidQuery: (query) => {
      metrics.refusedQueries.inc()
      const err = new Error(`Invalid values of ${query.invalid.join(', ')}.`)
      log.error({ ...query, err }, 'rejected a query with invalid values')
    },
    onMissing,
    log,
  })

  return {
    metrics,
    serveFromMemory: createKnownPages({
      addresses,
      siteState,
      cache,
      clock,
      readRequestId: peers.readRequestId,
      common,
      log,
      metrics,
    }),
    receive(request, response) {
      const peer = peers.read(request)
      // Next's development tools use the very headers that visitors must not send.
      if (!devHandler) dropSpoofed(request.headers)
      request.headers['x-request-id'] = peer.requestId
      if (peer.isForwarded) request.headers['x-forwarded-for'] = peer.address
      const exchange: Exchange = {
        request,
        response,
        peer,
        receivedAt: clock.now(),
        outcome: 'passed',
      }
      for (const [name, value] of Object.entries(common)) response.setHeader(name, value)
      if (devHandler) response.setHeader('content-security-policy', developmentPolicy)
      if (request.url?.startsWith('/media/')) allowEmbedding(response)
      response.setHeader('x-request-id', peer.requestId)
      logExchange(exchange, { log, metrics })
      refuseSlowBody(request, response)
      return exchange
    },
    handle: respond,
    async warm() {
      isStarting = false
      // The gateway works on these while the first render loads what all pages need, for which this process stands still.
      const refreshed = Promise.all([siteState.refresh(), existingPages.refresh()])
      await new Promise(setImmediate)
      const pages = devHandler ? [] : fallbackPaths.map((path) => cache.get(pageRequest(path)))
      const [responses] = await Promise.all([Promise.all(pages), refreshed])
      return responses.every(({ kind }) => kind === 'response')
    },
    invalidate(tags) {
      clock.invalidate(tags)
      metrics.changes.inc(tags.length)
      if (!tags.some(isOfSiteState)) return
      void siteState.refresh()
      // They contain the theatre's own HTML, and are rendered in advance because nothing can be rendered in an outage. While the site
      // starts, the gateway may be away: a failure would be remembered when they are due.
      if (!devHandler && !isStarting)
        for (const path of fallbackPaths) void cache.get(pageRequest(path))
    },
  }
}
