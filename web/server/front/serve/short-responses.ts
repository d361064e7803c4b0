import type { ServerResponse } from 'node:http'
import type { Locale } from '#i18n/locales.ts'
import { offlinePage, offlinePolicy } from '#front/response/offline-page.ts'
import { sendResponse } from '#front/response/send-response.ts'
import type { CachedResponse } from '#front/cache/cached-response.ts'
import { limits } from '#front/limits.ts'
import { isRouterRequest } from '#front/next/headers.ts'
import type { FailureStatus } from '#front/response/render-failure.ts'
import type { Exchange } from '#front/operation/exchange.ts'
import { languageOf } from '#front/site/language-choice.ts'
import type { Redirect } from './redirect-for.ts'

/** Redirects a visitor. */
export function sendRedirect(
  exchange: Exchange,
  { status, location, cookie, maxAgeSeconds, isHidden = false }: Redirect,
) {
  exchange.outcome = 'redirect'
  const { response } = exchange
  if (cookie !== undefined) response.setHeader('set-cookie', cookie)
  if (isHidden) response.setHeader('x-robots-tag', 'noindex, nofollow')
  const isShared = cookie === undefined && maxAgeSeconds > 0
  response.setHeader('cache-control', isShared ? `public, max-age=${maxAgeSeconds}` : 'no-store')
  response.writeHead(status, { location, 'content-length': 0 }).end()
}

const reasons = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
}

/** Rejects a request that no visitor's browser sends. */
export function sendError(exchange: Exchange, status: keyof typeof reasons): void {
  exchange.outcome = 'refused'
  sendText(exchange, { status, text: reasons[status] })
}

/** The page that is there when not even a fallback page could be rendered. */
function sendOffline(exchange: Exchange): void {
  if (isRouterRequest(exchange.request.headers)) return sendNothing(exchange)
  exchange.outcome = 'unavailable'
  sendOfflinePage(languageOf(pathOf(exchange)), exchange.response)
}

/** A page of its own that says in this language that nothing can be had at the moment, as 503. */
export function sendOfflinePage(locale: Locale, response: ServerResponse): void {
  const page = offlinePage(locale)
  response.setHeader('retry-after', limits.retryAfterSeconds)
  response.setHeader('content-security-policy', offlinePolicy)
  response.setHeader('cache-control', 'no-store')
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length })
    .end(page)
}

/** No page can be had: the fallback page of the status, or the offline page if there is none. 503 has a `Retry-After`. */
export async function sendFailure(
  exchange: Exchange,
  { status, fallback }: { status: FailureStatus; fallback: CachedResponse | undefined },
): Promise<void> {
  if (isRouterRequest(exchange.request.headers)) return sendNothing(exchange)
  if (!fallback) return sendOffline(exchange)
  exchange.outcome = 'unavailable'
  if (status === 503) exchange.response.setHeader('retry-after', limits.retryAfterSeconds)
  const cached = { ...fallback, status }
  await sendResponse(exchange, cached, {
    cacheControl: 'no-store',
    vary: undefined,
    cacheStatus: 'front; fwd=miss; detail=no-response',
    ageSeconds: 0,
    isForEdge: false,
  })
}

/** The router in the browser loads the document when it gets no page data, and shows that response. */
function sendNothing(exchange: Exchange): void {
  exchange.outcome = 'unavailable'
  exchange.response.setHeader('retry-after', limits.retryAfterSeconds)
  sendText(exchange, { status: 503, text: '' })
}

const pathOf = ({ request }: Exchange) => request.url?.split('?', 1)[0] ?? '/'

function sendText(
  { response }: Exchange,
  { status, text }: { status: number; text: string },
): void {
  const body = Buffer.from(text)
  response.setHeader('cache-control', 'no-store')
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.length,
    })
    .end(body)
}
