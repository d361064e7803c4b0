import type { IncomingMessage, ServerResponse } from 'node:http'
import { routes } from '#i18n/routes.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { failurePath } from '#i18n/view-paths.ts'
import { answerWithNext } from './prepare-next.ts'
import { withholdFailure } from './withhold-failure.ts'

/**
 * Lets Next answer for a page. Next sends an empty document where a page is not found or fails, which only its script fills;
 * here the empty stage is sent instead, whole, with status 404, or 503 with Retry-After.
 */
export async function answerPage(request: IncomingMessage, response: ServerResponse) {
  // Next's router reads the answer itself and keeps its place when a page fails.
  if (request.headers['rsc'] || request.url?.startsWith('/_next/')) {
    return answerWithNext(request, response)
  }
  const locale = asLocale(request.url?.slice(1, 3))
  const notFoundPath = `/${locale}${routes['not-found'][locale]}`
  if (pathOf(request) === notFoundPath) return sendStandIn(request, response, { status: 404 })

  const withheld = withholdFailure(response)
  await answerWithNext(request, response)
  const failure = await withheld
  if (!failure) return undefined
  if (failure === 404) {
    request.url = notFoundPath
    return sendStandIn(request, response, { status: 404 })
  }
  request.url = `/${locale}${failurePath}`
  return sendStandIn(request, response, { status: 503, headers: { 'retry-after': '30' } })
}

/** Sends the page at the request's address under a status that Next cannot give it. */
function sendStandIn(
  request: IncomingMessage,
  response: ServerResponse,
  standIn: { status: number; headers?: Record<string, string> },
) {
  const send = response.writeHead.bind(response)
  response.writeHead = ((...parts: unknown[]) => {
    for (const [name, value] of Object.entries(standIn.headers ?? {}))
      response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    const [status, ...rest] = parts as [number, ...never[]]
    return send(status === 200 ? standIn.status : status, ...rest)
  }) as typeof response.writeHead
  return answerWithNext(request, response)
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]
