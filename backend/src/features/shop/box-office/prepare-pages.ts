import { parse } from 'node:querystring'
import { locales, type Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { orderWords } from '#features/shop/words/order-words.ts'
import { messages } from '#http/messages.ts'
import { Refusal } from '#http/refusal.ts'
import { refusalPage } from './order-page.ts'
import type { PageSetting } from './page-setting.ts'
import type { BoxOfficeNeeds } from './box-office-needs.ts'

export type Locales = { Params: { locale: Locale } }

type Known = Pick<PageSetting, 'path' | 'cartAmount'>
type Tools = {
  settingOf: (request: FastifyRequest, reply: FastifyReply, known: Known) => Promise<PageSetting>
  send: (reply: FastifyReply, page: string) => FastifyReply
}

/** What all pages of the box office have in common: their headers, where forms may come from, how they refuse. */
export function preparePages(
  pages: FastifyInstance,
  { siteUrl, variant, houseName }: Pick<BoxOfficeNeeds, 'siteUrl' | 'variant' | 'houseName'>,
): Tools {
  const site = new URL(siteUrl).origin
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, parse(String(body), '&', '=', { maxKeys: 50 })),
  )

  pages.addHook('onRequest', async (request, reply) => {
    // Who may embed a page is said by its policy, which knows other hosts as well.
    reply.removeHeader('x-frame-options')
    reply.headers({
      'content-security-policy': policyFor(site),
      'cache-control': 'private, no-store',
      // The address of an order opens it: other sites do not learn it.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    const { locale } = request.params as { locale?: string }
    if (locale !== undefined && !locales.some((known) => known === locale)) {
      throw new Refusal(404, messages.de.notFound)
    }
  })
  pages.addHook('preHandler', async (request) => {
    if (request.method === 'POST' && !comesFrom(request, site)) {
      throw new Refusal(403, orderWords[localeOf(request)].foreignForm)
    }
  })

  const settingOf: Tools['settingOf'] = async (request, reply, known) => {
    const locale = localeOf(request)
    return {
      locale,
      variant,
      houseName,
      say: orderWords[locale],
      siteUrl,
      isEmbedded: request.headers['sec-fetch-dest'] === 'iframe',
      csrfToken: await reply.keepCsrfToken(),
      ...known,
    }
  }
  const send: Tools['send'] = (reply, page) => reply.type('text/html; charset=utf-8').send(page)

  pages.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    const { status, code, reason } = refusalOf(error, request)
    if (status >= 500) request.log.error({ err: error }, 'a page of the box office failed')
    const setting = await settingOf(request, reply, { path: '', cartAmount: null })
    return send(reply.status(status), refusalPage(setting, { code, reason }))
  })
  return { settingOf, send }
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

/** Browsers say where a form was: on our site, or on the box office’s own pages. */
function comesFrom({ headers }: FastifyRequest, site: string): boolean {
  const { origin, 'sec-fetch-site': relation } = headers
  if (origin !== undefined) return origin === site
  return relation === 'same-origin' || relation === 'none'
}

function localeOf({ params }: FastifyRequest): Locale {
  const { locale } = params as { locale?: string }
  return locales.find((known) => known === locale) ?? 'de'
}

function refusalOf(error: FastifyError | Refusal, request: FastifyRequest) {
  const say = messages[localeOf(request)]
  if (error instanceof Refusal) {
    const { code = error.status === 403 ? 'forbidden' : 'not_found', detail } = error.body
    return { status: error.status, code: String(code), reason: String(detail) }
  }
  const status = error.statusCode ?? 500
  if (status === 429) return { status, code: 'rate_limited', reason: say.tooManyCalls }
  if (status < 500) return { status, code: 'invalid_input', reason: say.invalidInput }
  return { status: 500, code: 'failed', reason: say.failed }
}
