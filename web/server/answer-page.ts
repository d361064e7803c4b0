import type { IncomingMessage, ServerResponse } from 'node:http'
import { asLocale } from '#i18n/as-locale.ts'
import { routes } from '#i18n/routes.ts'
import { failurePath } from '#i18n/view-paths.ts'
import { attemptPage, type SentAs } from './attempt-page.ts'
import { answerWithNext } from './prepare-next.ts'

const asNotFound: SentAs = { status: 404, headers: { 'cache-control': 'no-store' } }
const asFailure: SentAs = {
  status: 503,
  headers: { 'cache-control': 'no-store', 'retry-after': '30' },
}

/**
 * Lets Next answer for a page. Next sends an empty document where a page is not found or fails, which only its script fills;
 * here the empty stage is sent instead, whole, with status 404, or 503 with Retry-After.
 */
export async function answerPage(request: IncomingMessage, response: ServerResponse) {
  // Next's router reads these answers itself, and keeps its place when a page fails.
  if (request.headers['rsc'] || request.url?.startsWith('/_next/')) {
    return answerWithNext(request, response)
  }
  const locale = asLocale(request.url?.slice(1, 3))
  const notFound = `/${locale}${routes['not-found'][locale]}`
  const failure = `/${locale}${failurePath}`

  if (![notFound, failure].includes(pathOf(request))) {
    const status = await attemptPage(request, response)
    if (status === undefined) return
    request.url = status === 404 ? notFound : failure
  }
  if (pathOf(request) === notFound) {
    const status = await attemptPage(request, response, asNotFound)
    if (status === undefined) return
    request.url = failure
  }
  await attemptPage(request, response, asFailure)
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/'
