import { randomBytes } from 'node:crypto'
import { oidcPaths } from '@foyer/schema/paths/oidc-paths.ts'
import type { OidcNotice } from '@foyer/schema/paths/oidc-notices.ts'
import { defaultLocale, type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { addChallenge, takeChallenge } from '#sessions/login-challenge-store.ts'
import { accountOfIdentity } from '#sessions/oidc/identity-store.ts'
import { type Checks, createProvider, type ProviderSetting } from '#sessions/oidc/provider.ts'
import type { RoleOfGroup } from '#sessions/oidc/role-mapping.ts'

export type OidcSetting = ProviderSetting & {
  roles: RoleOfGroup[]
  /** Whether people without a role are visitors with an account, rather than refused. */
  isForVisitors: boolean
  siteUrl: string
}

/** Beginning and way back count: a school or a mobile network has one address. */
const callsPerMinute = 120
/** Somebody may have to register at the provider first, and to read their mail for it. */
const minutes = 15
const cookieName = 'oidc'
// Strict would not be sent when the provider sends the browser back.
const cookie = { path: '/oidc', httpOnly: true, sameSite: 'lax' } as const

/**
 * Log-in of staff, and of visitors if the theatre wants it, at its OpenID Connect provider. A browser is bound to its attempt by a cookie, and each attempt ends with
 * the first way back. Whatever goes wrong leads to the site's own log-in, which says what it was. Without a setting there are no such routes.
 */
export function addOidcRoutes(
  app: FastifyInstance,
  { database, setting }: { database: Database; setting: OidcSetting | undefined },
): void {
  if (!setting) return
  const provider = createProvider(setting)
  const options = {
    preHandler: app.limitCalls('oidc', {
      address: { calls: callsPerMinute, seconds: 60, by: byAddress },
    }),
    // A browser shows whatever is sent: not the JSON of other calls.
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const isLimited = error instanceof HttpError && error.status === 429
      if (!isLimited) request.log.error({ err: error }, 'a log-in at the identity provider failed')
      return sendProblem(reply, localeOf(request), isLimited ? 'busy' : 'unavailable')
    },
  }

  app.get(oidcPaths.logIn, options, async (request, reply) => {
    const locale = localeOf(request)
    const begun = await provider.begin().catch((cause: unknown) => {
      request.log.error({ err: cause }, 'the identity provider did not respond')
      return undefined
    })
    if (!begun) return sendProblem(reply, locale, 'unavailable')
    const secret = randomBytes(32).toString('base64url')
    await addChallenge(database, { secret, purpose: 'oidc', values: begun.checks, minutes })
    return (
      reply
        // Until the browser is closed, so that who comes back too late is told so in their language.
        .setCookie(cookieName, `${locale}.${secret}`, cookie)
        .header('cache-control', 'private, no-store')
        .redirect(begun.url, 303)
    )
  })

  app.get(oidcPaths.callback, options, async (request, reply) => {
    const [, secret = ''] = request.cookies[cookieName]?.split('.') ?? []
    const locale = localeOf(request)
    reply.clearCookie(cookieName, cookie)
    const taken = await takeChallenge(database, { secret, purpose: 'oidc' })
    if (!taken) return sendProblem(reply, locale, 'expired')
    const query = request.url.split('?')[1] ?? ''
    const returned = await provider
      .finish(query, taken.values as Checks)
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
    if (!found.ok) return sendProblem(reply, locale, 'no-role')
    await reply.logIn(found.accountId, 'oidc')
    await reply.renewCsrfToken()
    return reply
      .header('cache-control', 'private, no-store')
      .redirect(pathOf('user-log-in', locale), 303)
  })

  // The session on the site has ended before: whoever is led here by another site loses nothing.
  app.get(oidcPaths.logOut, options, async (request, reply) => {
    const path = pathOf('user-profile', localeOf(request))
    const url = await provider.end(`${setting.siteUrl}${path}`).catch((cause: unknown) => {
      request.log.error({ err: cause }, 'the identity provider did not respond')
      return undefined
    })
    const target = url ?? `${path}?notice=logged-out`
    return reply.header('cache-control', 'private, no-store').redirect(target, 303)
  })
}

type Problem = OidcNotice extends `provider-${infer Name}` ? Name : never

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
  const notice: OidcNotice = `provider-${problem}`
  return reply
    .header('cache-control', 'private, no-store')
    .redirect(`${pathOf('user-profile', locale)}?notice=${notice}`, 303)
}

function pathOf(route: 'user-log-in' | 'user-profile', locale: Locale): string {
  return `/${locale}${sitePaths[route][locale]}`
}

/** The language of the page that led here, which the way back from the provider has in the cookie. */
function localeOf({ query, cookies }: FastifyRequest): Locale {
  const { locale: wanted } = query as { locale?: unknown }
  const begunIn = cookies[cookieName]?.split('.')[0]
  return locales.find((locale) => locale === (wanted ?? begunIn)) ?? defaultLocale
}
