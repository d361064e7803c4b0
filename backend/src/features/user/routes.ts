import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { user as contract, type UserDetails } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { findAccountByLogin } from '#sessions/account-store.ts'
import { PasswordQueueFull } from '#sessions/password.ts'
import type { Visitor } from '#sessions/session-store.ts'
import { userMessages } from './user-messages.ts'

/** Only failed attempts count. The limit per address is higher, because many people may share one. */
const attemptsPerMinute = { name: 5, address: 20 }

export function addUserRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const { operations } = contract

  addOperation(app, operations.userDetails, async ({ request, reply, locale }) => {
    await reply.ensureCsrfToken()
    return detailsOf(await request.findVisitor(), locale)
  })

  addOperation(
    app,
    operations.login,
    async ({ body, request, reply, locale }) => {
      const accountId = await findAccountByLogin(database, body).catch((cause: unknown) => {
        if (cause instanceof PasswordQueueFull) throw new HttpError(503, messages[locale].busy)
        throw cause
      })
      if (accountId === null) throw new HttpError(400, userMessages[locale].wrongLogin)
      await request.undoCount()
      await reply.logIn(accountId, 'password')
      await reply.renewCsrfToken()
      return detailsOf(await request.findVisitor(), locale)
    },
    {
      preHandler: app.limitCalls('login', {
        name: { calls: attemptsPerMinute.name, seconds: 60, by: triedName },
        address: { calls: attemptsPerMinute.address, seconds: 60, by: byAddress },
      }),
    },
  )

  addOperation(app, operations.logout, async ({ reply, locale }) => {
    await reply.logOut()
    await reply.renewCsrfToken()
    return detailsOf(null, locale)
  })
}

/** Counted by user name and address, so that attempts from elsewhere do not lock the owner out. */
function triedName(request: FastifyRequest): string {
  const { username } = (request.body ?? {}) as { username?: unknown }
  const name = typeof username === 'string' ? username.slice(0, 150).toLowerCase() : ''
  return `${byAddress(request)} ${name}`
}

function detailsOf(visitor: Visitor | null, locale: Locale): z.output<typeof UserDetails> {
  return {
    is_logged_in: visitor !== null,
    has_dashboard_online_access: visitor !== null && visitor.grants.length > 0,
    username: visitor?.username ?? null,
    email: visitor?.email ?? null,
    first_name: visitor?.firstName ?? null,
    last_name: visitor?.lastName ?? null,
    login_url: `/${locale}/user/profile`,
    logout_url: `/${locale}/api/user/logout/`,
    webshop_url: '/webshop',
  }
}
