import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { sendResponse } from '#front/response/send-response.ts'
import type { CachedResponse } from '#front/cache/cached-response.ts'
import type { KnownAddresses } from '#front/cache/known-addresses.ts'
import type { PageCache } from '#front/cache/page-cache.ts'
import type { TagClock } from '#front/cache/tag-clock.ts'
import type { FailureStatus } from '#front/response/render-failure.ts'
import { isBuildFile, isInternalPath } from '#front/next/addresses.ts'
import type { Exchange } from '#front/operation/exchange.ts'
import { isTooLarge } from '#front/request/bounded-body.ts'
import { disconnectSignal } from '#front/request/disconnect-signal.ts'
import { readKnownQuery } from '#front/request/known-query.ts'
import { plainPageRequest, type Site } from '#front/request/page-request.ts'
import { isPlain } from '#front/request/plain-request.ts'
import { isReading } from '#front/request/reading.ts'
import { isEditRequest, isForEditor } from '#front/request/session.ts'
import { readTarget, type Target } from '#front/request/target.ts'
import { readVariant, type Variant, variantVary } from '#front/next/variant.ts'
import { languageOf } from '#front/site/language-choice.ts'
import type { SiteStateKeeper } from '#front/site/site-state.ts'
import type { ExistingPages } from '#front/site/existing-pages.ts'
import { findRoute } from '#i18n/paths/find-route.ts'
import type { Locale } from '#i18n/locales.ts'
import { findWebshopPath, localizedWebshopPath } from '#i18n/paths/webshop-paths.ts'
import { preferredLanguage } from '#front/site/preferred-language.ts'
import { isPrivatePath } from '#i18n/private-pages.ts'
import { cacheStatus } from './cache-status.ts'
import { redirectFor, type OnInvalidQuery } from './redirect-for.ts'
import type { PrivateRenders } from './private-renders.ts'
import { sendRedirect, sendError, sendFailure } from './short-responses.ts'
import { findFailureStatus, notFoundPath } from './fallback-pages.ts'

type Parts = {
  site: Site
  siteState: SiteStateKeeper
  existingPages: ExistingPages
  cache: PageCache
  addresses: KnownAddresses
  clock: TagClock
  privateRenders: PrivateRenders
  /** Replaces the cache in development. */
  devHandler: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined
  /** The fallback page for this path, if it is cached. */
  findFallback(path: string, status: FailureStatus): CachedResponse | undefined
  /** Reports a query with invalid values. */
  onInvalidQuery: OnInvalidQuery
  /** Called for every view of a page that does not exist. */
  onMissing: (page: { locale: Locale; path: string }) => void
  log: Logger
}

const fileNames = /\/[^/]+\.(?:ico|png|jpg|svg|webp|avif|woff2|css|js|txt|webmanifest)$/

const isFile = (path: string) => isBuildFile(path) || fileNames.test(path)

/** Only form handlers take other methods: Next would search every body for a server action. */
const allowedMethods = (path: string) =>
  findRoute(path)?.route.takesForms ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']

/** Classifies a request and responds to it. */
export function createResponder(parts: Parts) {
  const { site, siteState, cache, addresses, clock, privateRenders, devHandler, findFallback } =
    parts
  const { existingPages, onInvalidQuery, onMissing, log } = parts

  return async function respond(exchange: Exchange): Promise<void> {
    try {
      await decide(exchange)
    } catch (error) {
      log.error({ id: exchange.peer.requestId, err: error }, 'request failed')
      if (exchange.response.headersSent) exchange.response.destroy()
      else await sendFailure(exchange, { status: 503, fallback: undefined })
    }
  }

  async function decide(exchange: Exchange): Promise<void> {
    const { request } = exchange
    if (isTooLarge(request)) return sendError(exchange, 413)
    const target = readTarget(request.url)
    if (!target) return sendError(exchange, 400)
    const methods = allowedMethods(target.path)
    if (!devHandler && !methods.includes(request.method ?? '')) {
      exchange.response.setHeader('allow', methods.join(', '))
      return sendError(exchange, 405)
    }
    if (isInternalPath(target.path) && !devHandler) return sendError(exchange, 404)

    const isEditing = isForEditor(target, request.headers)
    const redirect =
      isReading(request) && redirectFor(exchange, { target, site, siteState, onInvalidQuery })
    if (redirect) return sendRedirect(exchange, redirect)
    const isOpenWhileOffline =
      isEditing || isFile(target.path) || findRoute(target.path)?.route.isOpenWhileOffline
    if (!siteState.current().isOnline && !isOpenWhileOffline) {
      return sendFallback(exchange, { path: target.path, status: 503 })
    }
    if (devHandler) return devHandler(request, exchange.response)
    const failure = findFailureStatus(target.path)
    if (failure) return sendFallback(exchange, { path: target.path, status: failure })
    const within = findWebshopPath(target.path)
    if (within !== undefined && isReading(request)) return serveWebshop(exchange, within)
    if (isEditing || !isReading(request) || isPrivatePath(target.path)) {
      return servePrivately(exchange, target)
    }
    return serveFromCache(exchange, target)
  }

  /** In the language of the path. */
  function sendFallback(
    exchange: Exchange,
    { path, status }: { path: string; status: FailureStatus },
  ): Promise<void> {
    return sendFailure(exchange, { status, fallback: findFallback(path, status) })
  }

  async function serveFromCache(exchange: Exchange, target: Target): Promise<void> {
    const variant = readVariant(exchange.request.headers)
    if (!variant) return sendError(exchange, 404)
    if (existingPages.isMissing(target.path)) {
      // A missing file gets no error page: a picture or script cannot show one.
      if (isFile(target.path)) return sendError(exchange, 404)
      return serveMissing(exchange, { target, variant })
    }
    const { query } = readKnownQuery(target.path, target.query)
    const pageRequest = plainPageRequest({ site, path: target.path, query, variant })
    const isAsset = isBuildFile(target.path)
    const cacheControl = isAsset ? assetControl : pageControl[variant.form]
    const vary = isAsset ? undefined : pageVary(target)
    // The state for which it was decided above that there is no redirect.
    const state = siteState.current()
    const page = await cache.get(pageRequest, disconnectSignal(exchange.response))
    if (page.kind === 'private') return servePrivately(exchange, target)
    if (page.kind === 'unavailable') {
      return sendFallback(exchange, { path: target.path, status: page.status })
    }
    const { response } = page
    if (response.status === 404 && isFile(target.path)) return sendError(exchange, 404)
    exchange.outcome = page.state
    reportMissing(exchange, { target, response })
    if (response.status === 200 && isPlain(exchange.request) && !isEditRequest(target)) {
      const { url = '' } = exchange.request
      addresses.remember(url, state, { key: pageRequest.key, cacheControl, vary })
    }
    await sendResponse(exchange, response, {
      cacheControl,
      vary,
      cacheStatus: cacheStatus[page.state],
      ageSeconds: Math.max(0, Math.floor((clock.now() - response.startedAt) / 1000)),
      // Nobody would purge what was stale already.
      isForEdge: ['hit', 'rendered'].includes(page.state) && !isEditRequest(target),
    })
  }

  /**
   * One page per language serves all missing addresses. The router gets a bare 404 and loads the document; so do readers of
   * calendars and feeds.
   */
  async function serveMissing(
    exchange: Exchange,
    { target, variant }: { target: Target; variant: Variant },
  ): Promise<void> {
    if (variant.form !== 'document' || findRoute(target.path)?.route.view === 'handler') {
      return sendError(exchange, 404)
    }
    const path = notFoundPath(languageOf(target.path))
    const page = await cache.get(
      plainPageRequest({ site, path, query: '', variant }),
      disconnectSignal(exchange.response),
    )
    if (page.kind !== 'response') return sendFallback(exchange, { path, status: 503 })
    const { response } = page
    exchange.outcome = page.state
    reportMissing(exchange, { target, response })
    await sendResponse(exchange, response, {
      cacheControl: pageControl.document,
      vary: pageVary(target),
      cacheStatus: cacheStatus[page.state],
      ageSeconds: Math.max(0, Math.floor((clock.now() - response.startedAt) / 1000)),
      isForEdge: false,
    })
  }

  /** The same for all visitors with one language; caches in between cannot know the language. */
  async function serveWebshop(exchange: Exchange, within: string): Promise<void> {
    const { request } = exchange
    const path = localizedWebshopPath(preferredLanguage(request.headers, site.host), within)
    const page = await cache.get(
      plainPageRequest({ site, path, query: '', variant: { form: 'document' } }),
      disconnectSignal(exchange.response),
    )
    if (page.kind !== 'response') {
      const status = page.kind === 'unavailable' ? page.status : 503
      return sendFallback(exchange, { path, status })
    }
    exchange.outcome = page.state
    await sendResponse(exchange, page.response, {
      cacheControl: 'private, no-store',
      vary: undefined,
      cacheStatus: cacheStatus[page.state],
      ageSeconds: 0,
      isForEdge: false,
    })
  }

  /** Only pages that are shown: no files, and no router requests, which load the document next. */
  function reportMissing(
    { request }: Exchange,
    { target, response }: { target: Target; response: CachedResponse },
  ) {
    if (response.status !== 404 || !isReading(request)) return
    if (!asMissingPage.test(String(response.headers['content-type']))) return
    if (isFile(target.path)) return
    onMissing({ locale: languageOf(target.path), path: target.path })
  }

  async function servePrivately(exchange: Exchange, target: Target): Promise<void> {
    exchange.outcome = 'private'
    const outcome = await privateRenders.render(exchange)
    if (outcome.kind === 'unavailable') {
      return sendFallback(exchange, { path: target.path, status: outcome.status })
    }
    reportMissing(exchange, { target, response: outcome.response })
    await sendResponse(exchange, outcome.response, {
      cacheControl: outcome.cacheControl,
      vary: undefined,
      cacheStatus: 'front; fwd=bypass',
      ageSeconds: 0,
      isForEdge: false,
    })
  }
}

const asMissingPage = /^text\/html/

const assetControl = 'public, max-age=31536000, immutable'

// Caches in between revalidate every time, because they get no invalidations; they may serve stale pages in an outage.
// Router responses are private: caches that look at the address alone would serve them as pages.
const pageControl = {
  document: 'public, max-age=0, stale-if-error=86400',
  flight: 'private, max-age=0, must-revalidate',
  segment: 'private, max-age=0, must-revalidate',
}

/** At the same address an editor gets another response, where it opens the editors' view. */
const pageVary = (target: Target) =>
  isEditRequest(target) ? `${variantVary}, Cookie` : variantVary
