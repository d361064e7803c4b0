import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { localeOf } from '#http/locale-of.ts'
import { Refusal } from '#http/refusal.ts'
import { sessionMessages } from './session-messages.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Sets the cookie `csrftoken`, unless the visitor has a valid one; answers the one that is valid. */
    keepCsrfToken(): Promise<string>
    /** Sets the cookie `csrftoken` anew: at login, so that no earlier one is valid for the session. */
    renewCsrfToken(): Promise<string>
  }
  interface FastifyContextConfig {
    /** Set by routes that plain forms are sent to: these repeat the token in a field. */
    takesForms?: boolean
  }
}

/** The field in which plain forms repeat the token. */
export const csrfField = 'csrfmiddlewaretoken'

const cookieName = 'csrftoken'
const cookie = { path: '/', sameSite: 'lax', maxAge: 365 * 86_400 } as const
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every writing call repeats the cookie `csrftoken` in the header X-CSRFToken, as Django's clients do. Tokens are signed,
 * so that a cookie which another site of the domain has planted does not count.
 */
export const csrf = fastifyPlugin<{ findSecret: () => Promise<string> }>(
  async (app, { findSecret }) => {
    const sign = async (value: string) =>
      createHmac('sha256', await findSecret())
        .update(value)
        .digest('base64url')
    const isOurs = async (token: string) => {
      const [value = '', signature = ''] = token.split('.')
      return value !== '' && isSame(signature, await sign(value))
    }

    app.decorateReply('renewCsrfToken', async function (this: FastifyReply) {
      const value = randomBytes(18).toString('base64url')
      const token = `${value}.${await sign(value)}`
      this.setCookie(cookieName, token, cookie)
      return token
    })
    app.decorateReply('keepCsrfToken', async function (this: FastifyReply) {
      const token = this.request.cookies[cookieName]
      return token && (await isOurs(token)) ? token : this.renewCsrfToken()
    })
    app.addHook('preValidation', async (request: FastifyRequest) => {
      if (reading.has(request.method) || request.is404) return
      const token = request.cookies[cookieName] ?? ''
      const repeated = String(request.headers['x-csrftoken'] ?? tokenOfForm(request))
      if (isSame(token, repeated) && (await isOurs(token))) return
      throw new Refusal(403, sessionMessages[localeOf(request.url)].wrongCsrf)
    })
  },
  { name: 'csrf', dependencies: ['@fastify/cookie'] },
)

function tokenOfForm({ routeOptions, body }: FastifyRequest): unknown {
  if (!routeOptions.config.takesForms) return ''
  return (body as Record<string, unknown> | undefined)?.[csrfField] ?? ''
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
