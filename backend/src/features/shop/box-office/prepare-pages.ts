import { parse } from 'node:querystring'
import { locales, type Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { temporaryFailure } from '#plugins/temporary-failure.ts'
import { errorPage } from './order-page.ts'
import { boxOfficePath, type PageContext } from './page-context.ts'
import type { BoxOfficeDependencies } from './box-office-dependencies.ts'

export type Locales = { Params: { locale: Locale } }

type Known = Pick<PageContext, 'path' | 'cartAmount'>
type Tools = {
  pageContext: (request: FastifyRequest, reply: FastifyReply, known: Known) => Promise<PageContext>
  send: (reply: FastifyReply, page: string) => FastifyReply
}

/** What all pages of the box office share: headers, parsing and origin check of forms, error pages. */
export function preparePages(
  pages: FastifyInstance,
  { siteUrl, variant, houseName }: Pick<BoxOfficeDependencies, 'siteUrl' | 'variant' | 'houseName'>,
): Tools {
  const site = new URL(siteUrl).origin
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, parse(String(body), '&', '=', { maxKeys: 50 })),
  )

  pages.addHook('onRequest', async (request, reply) => {
    // The frame-ancestors policy replaces X-Frame-Options, which cannot name other hosts.
    reply.removeHeader('x-frame-options')
    reply.headers({
      'content-security-policy': policyFor(site),
      'cache-control': 'private, no-store',
      // The URL of an order grants access to it, so other sites must not see it.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    const { locale } = request.params as { locale?: string }
    if (locale !== undefined && !locales.some((known) => known === locale)) {
      throw new HttpError(404, messages.de.notFound)
    }
  })
  pages.addHook('preHandler', async (request) => {
    if (request.method === 'POST' && !comesFrom(request, site)) {
      throw new HttpError(403, orderMessages[localeOf(request)].foreignForm)
    }
  })

  const pageContext: Tools['pageContext'] = async (request, reply, known) => {
    const locale = localeOf(request)
    return {
      locale,
      variant,
      houseName,
      texts: orderMessages[locale],
      siteUrl,
      isEmbedded: request.headers['sec-fetch-dest'] === 'iframe',
      csrfToken: await reply.ensureCsrfToken(),
      ...known,
    }
  }
  const send: Tools['send'] = (reply, page) => reply.type('text/html; charset=utf-8').send(page)

  pages.setErrorHandler(async (error: FastifyError | HttpError, request, reply) => {
    const { status, code, reason, retryAfterSeconds } = toHttpError(error, request)
    if (status >= 500) request.log.error({ err: error }, 'box office page failed')
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
    const context = await pageContext(request, reply, { path: '', cartAmount: null })
    return send(reply.status(status), errorPage(context, { code, reason }))
  })
  pages.setNotFoundHandler((request) => {
    throw new HttpError(404, messages[localeOf(request)].notFound)
  })
  return { pageContext, send }
}

function policyFor(site: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${site}`,
  ].join('; ')
}

/** Whether a form was submitted from our site or from the box office itself. */
function comesFrom({ headers }: FastifyRequest, site: string): boolean {
  const { origin, 'sec-fetch-site': relation } = headers
  if (origin !== undefined) return origin === site
  return relation === 'same-origin' || relation === 'none'
}

/** By the first segment below the box office, also of addresses without a page. */
function localeOf({ url }: FastifyRequest): Locale {
  return locales.find((locale) => url.startsWith(`${boxOfficePath}/${locale}/`)) ?? 'de'
}

/** The codes of refusals that are sent without one. */
const codes: Record<number, string> = { 403: 'forbidden', 429: 'rate_limited' }

type Failure = { status: number; code: string; reason: string; retryAfterSeconds?: number }

function toHttpError(error: FastifyError | HttpError, request: FastifyRequest): Failure {
  const texts = messages[localeOf(request)]
  if (error instanceof HttpError) {
    const { code = codes[error.status] ?? 'not_found', detail } = error.body
    return { status: error.status, code: String(code), reason: String(detail) }
  }
  const status = error.statusCode ?? 500
  if (status === 429) return { status, code: 'rate_limited', reason: texts.tooManyCalls }
  if (status < 500) return { status, code: 'invalid_input', reason: texts.invalidInput }
  const temporary = temporaryFailure(error, localeOf(request))
  if (temporary) return { ...temporary, reason: temporary.detail }
  return { status: 500, code: 'failed', reason: texts.failed }
}
