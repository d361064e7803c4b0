import { randomBytes } from 'node:crypto'
import { oidcPaths } from '@foyer/schema/paths/oidc-paths.ts'
import { defaultLocale, type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { html } from '#http/html.ts'
import { addChallenge, takeChallenge } from '#sessions/login-challenge-store.ts'
import { accountOfIdentity } from '#sessions/oidc/identity-store.ts'
import { type Checks, createProvider, type ProviderSetting } from '#sessions/oidc/provider.ts'
import type { RoleOfGroup } from '#sessions/oidc/role-mapping.ts'
import { oidcMessages } from './oidc-messages.ts'

export type OidcSetting = ProviderSetting & {
  roles: RoleOfGroup[]
  /** Whether people without a role are visitors with an account, rather than refused. */
  isForVisitors: boolean
  siteUrl: string
}
type Problem = keyof (typeof oidcMessages)['de']['problems']

const callsPerMinute = 30
const cookieName = 'oidc'
// Strict would not be sent when the provider sends the browser back.
const cookie = { path: '/oidc', httpOnly: true, sameSite: 'lax' } as const

const statuses: Record<Problem, 400 | 403 | 503> = {
  unavailable: 503,
  cancelled: 400,
  expired: 400,
  rejected: 400,
  noRole: 403,
}

/**
 * Log-in of staff, and of visitors if the theatre wants it, at its OpenID Connect provider. A browser is bound to its attempt by a cookie, and each attempt ends with
 * the first way back. Without a setting there are no such routes.
 */
export function addOidcRoutes(
  app: FastifyInstance,
  { database, setting }: { database: Database; setting: OidcSetting | undefined },
): void {
  if (!setting) return
  const provider = createProvider(setting)
  const limit = app.limitCalls('oidc', {
    address: { calls: callsPerMinute, seconds: 60, by: byAddress },
  })

  app.get(oidcPaths.logIn, { preHandler: limit }, async (request, reply) => {
    const locale = localeIn(request)
    const begun = await provider.begin().catch((cause: unknown) => {
      request.log.error({ err: cause }, 'the identity provider did not respond')
      return undefined
    })
    if (!begun) return sendProblem(reply, locale, 'unavailable')
    const secret = randomBytes(32).toString('base64url')
    await addChallenge(database, { secret, purpose: 'oidc', values: { ...begun.checks, locale } })
    return reply
      .setCookie(cookieName, secret, { ...cookie, maxAge: 300 })
      .header('cache-control', 'private, no-store')
      .redirect(begun.url, 303)
  })

  app.get(oidcPaths.callback, { preHandler: limit }, async (request, reply) => {
    const secret = request.cookies[cookieName] ?? ''
    reply.clearCookie(cookieName, cookie)
    const taken = await takeChallenge(database, { secret, purpose: 'oidc' })
    if (!taken) return sendProblem(reply, defaultLocale, 'expired')
    const { locale: tried, ...checks } = taken.values
    const locale = toLocale(tried)
    const query = request.url.split('?')[1] ?? ''
    const returned = await provider
      .finish(query, checks as Checks)
      .then((identity) => ({ ok: true, identity }) as const)
      .catch((cause: unknown) => ({ ok: false, cause }) as const)
    if (!returned.ok) {
      request.log.warn({ err: returned.cause }, 'a log-in at the identity provider failed')
      return sendProblem(reply, locale, problemOf(returned.cause))
    }
    const { identity } = returned
    const grants = setting.roles.filter(({ group }) => identity.groups.includes(group))
    const found = await accountOfIdentity(database, {
      identity,
      grants: grants.map(({ role, pageId }) => ({ role, pageId })),
      isForVisitors: setting.isForVisitors,
      requestId: request.id,
    })
    if (!found.ok) return sendProblem(reply, locale, 'noRole')
    await reply.logIn(found.accountId, 'oidc')
    await reply.renewCsrfToken()
    return reply.redirect(profilePath(locale), 303)
  })

  // The session on the site has ended before: whoever is led here by another site loses nothing.
  app.get(oidcPaths.logOut, { preHandler: limit }, async (request, reply) => {
    const path = profilePath(localeIn(request))
    const url = await provider.end(`${setting.siteUrl}${path}`).catch((cause: unknown) => {
      request.log.error({ err: cause }, 'the identity provider did not respond')
      return undefined
    })
    return reply.header('cache-control', 'private, no-store').redirect(url ?? path, 303)
  })
}

const profilePath = (locale: Locale) => `/${locale}${sitePaths['user-profile'][locale]}`

/** What the library says that went wrong. */
function problemOf(cause: unknown): Problem {
  const {
    code,
    error,
    cause: inner,
  } = (cause ?? {}) as {
    code?: string
    error?: string
    cause?: { error?: string }
  }
  if (error === 'access_denied' || inner?.error === 'access_denied') return 'cancelled'
  const isUnreachable = code === 'OAUTH_TIMEOUT' || cause instanceof TypeError
  return isUnreachable && code !== 'ERR_INVALID_ARG_VALUE' ? 'unavailable' : 'rejected'
}

function sendProblem(reply: FastifyReply, locale: Locale, problem: Problem): FastifyReply {
  const texts = oidcMessages[locale]
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.title}</title>
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p>${texts.problems[problem]}</p>
          <p><a href="${profilePath(locale)}">${texts.back}</a></p>
        </main>
      </body>
    </html>`
  return reply
    .status(statuses[problem])
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'")
    .type('text/html; charset=utf-8')
    .send(page.text)
}

function localeIn({ query }: FastifyRequest): Locale {
  return toLocale((query as { locale?: unknown }).locale)
}

function toLocale(value: unknown): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale
}
