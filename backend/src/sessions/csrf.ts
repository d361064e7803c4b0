import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { localeOf } from '#http/locale-of.ts'
import { HttpError } from '#http/http-error.ts'
import { sessionMessages } from './session-messages.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Sets the cookie `csrftoken` unless the visitor has a valid one; returns the valid token. */
    ensureCsrfToken(): Promise<string>
    /** Replaces the cookie `csrftoken`. Required when a session begins or ends, because tokens are bound to the session. */
    renewCsrfToken(): Promise<string>
  }
  interface FastifyContextConfig {
    /** Set by routes that receive plain HTML forms, which repeat the token in a field. */
    acceptsForms?: boolean
    /** Set by routes of POST that change nothing. */
    changesNothing?: boolean
  }
}

/** The form field that repeats the token. */
export const csrfField = 'csrfmiddlewaretoken'

const cookieName = 'csrftoken'
const cookie = { path: '/', sameSite: 'lax', maxAge: 365 * 86_400 } as const
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every writing call repeats the cookie `csrftoken` in the header X-CSRFToken, as Django's clients do. Tokens are signed
 * together with the session, so that one which another site of the domain has planted, its own or another visitor's, does not
 * count for who is logged in. All who are not logged in share one binding; what a browser says to have been sent by a page of another
 * host is refused whatever token it has, so that no other site can set one for them.
 */
export const csrf = fastifyPlugin<{ getTokenSecret: () => Promise<string> }>(
  async (app, { getTokenSecret }) => {
    const sign = async (nonce: string, session: string) =>
      createHmac('sha256', await getTokenSecret())
        .update(JSON.stringify([session, nonce]))
        .digest('base64url')
    const isOurs = async (token: string, session: string) => {
      const [nonce = '', signature = ''] = token.split('.')
      return nonce !== '' && isSame(signature, await sign(nonce, session))
    }

    app.decorateReply('renewCsrfToken', async function (this: FastifyReply) {
      const nonce = randomBytes(18).toString('base64url')
      const token = `${nonce}.${await sign(nonce, this.request.sessionToken())}`
      this.setCookie(cookieName, token, cookie)
      this.header('cache-control', 'private, no-store')
      return token
    })
    app.decorateReply('ensureCsrfToken', async function (this: FastifyReply) {
      this.header('cache-control', 'private, no-store')
      const token = this.request.cookies[cookieName]
      const isValid = token && (await isOurs(token, this.request.sessionToken()))
      return isValid ? token : this.renewCsrfToken()
    })
    app.addHook('preValidation', async (request: FastifyRequest) => {
      if (reading.has(request.method) || request.is404) return
      if (request.routeOptions.config.changesNothing) return
      if (isFromElsewhere(request)) throw toHttpError(request)
      const token = request.cookies[cookieName] ?? ''
      const repeated = String(request.headers['x-csrftoken'] ?? tokenOfForm(request))
      if (isSame(token, repeated) && (await isOurs(token, request.sessionToken()))) return
      throw toHttpError(request)
    })
  },
  { name: 'csrf', dependencies: ['@fastify/cookie', 'sessions'] },
)

const toHttpError = ({ url }: FastifyRequest) =>
  new HttpError(403, sessionMessages[localeOf(url)].wrongCsrf)

/** Whether a browser says that a page of another host has sent it. Programs, and proxies on the way, say nothing. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const relation = headers['sec-fetch-site']
  return relation === 'cross-site' || relation === 'same-site'
}

function tokenOfForm({ routeOptions, body }: FastifyRequest): unknown {
  if (!routeOptions.config.acceptsForms) return ''
  return (body as Record<string, unknown> | undefined)?.[csrfField] ?? ''
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
