import { offlinePage, offlinePolicy } from '#front/answer/offline-page.ts'
import { limits } from '#front/limits.ts'
import type { Exchange } from '#front/operation/exchange.ts'
import { languageOf } from '#front/site/language-choice.ts'
import type { Leading } from './leading.ts'

/** Leads a visitor elsewhere. */
export function sendRedirect(
  exchange: Exchange,
  { status, location, cookie, maxAgeSeconds }: Leading,
) {
  exchange.outcome = 'redirect'
  const { response } = exchange
  if (cookie !== undefined) response.setHeader('set-cookie', cookie)
  const isShared = cookie === undefined && maxAgeSeconds > 0
  response.setHeader('cache-control', isShared ? `public, max-age=${maxAgeSeconds}` : 'no-store')
  response.writeHead(status, { location, 'content-length': 0 }).end()
}

const reasons = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' }

/** Turns away what no visitor's browser asks for. */
export function sendRefusal(exchange: Exchange, status: keyof typeof reasons): void {
  exchange.outcome = 'refused'
  sendText(exchange, { status, text: reasons[status] })
}

/**
 * The site is offline, or this page cannot be had at the moment: 503, and when to come back. The router gets no page, so
 * that it loads the document and shows this one.
 */
export function sendOffline(exchange: Exchange): void {
  exchange.outcome = 'unavailable'
  const { request, response } = exchange
  response.setHeader('retry-after', limits.retryAfterSeconds)
  if (request.headers['rsc'] === '1') return sendText(exchange, { status: 503, text: '' })
  const page = offlinePage(languageOf(request.url?.split('?')[0] ?? '/'))
  response.setHeader('content-security-policy', offlinePolicy)
  response.setHeader('cache-control', 'no-store')
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length })
    .end(page)
}

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
