import { user as contract } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { byAddress } from '#http/count-by.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { findAccountByLogin } from '#sessions/account-store.ts'
import { countFailedLogin } from '#sessions/identity-event-store.ts'
import type { Passkeys } from '#sessions/passkeys.ts'
import { PasswordQueueFull } from '#sessions/password.ts'
import { addAccountAdminRoutes } from './accounts/routes.ts'
import { addFavouriteRoutes } from './favourites/favourite-routes.ts'
import type { MailLinkDependencies } from './mail-links/redeem-mail-link.ts'
import { addMailLinkRoutes } from './mail-links/routes.ts'
import { addPasskeyRoutes } from './passkey-routes.ts'
import { addProfileRoutes, type ProfileDependencies } from './profile/routes.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addStaffAccountRoutes } from './staff-account-routes.ts'
import { userMessages } from './user-messages.ts'

/** Only failed attempts count. The limit per address is higher, because many people may share one. */
const attemptsPerMinute = { name: 5, address: 20 }
/** From everywhere together: guessing from many addresses is slow, and the owner can still log in with a passkey. */
const attemptsPerHourAndName = 100

type UserDependencies = ProfileDependencies & MailLinkDependencies & { passkeys: Passkeys }

export function addUserRoutes(app: FastifyInstance, dependencies: UserDependencies): void {
  const { database } = dependencies
  const { operations } = contract

  addOperation(app, operations.userDetails, async ({ request, reply, locale }) => {
    await reply.ensureCsrfToken()
    return app.userDetails(await request.findVisitor(), locale)
  })

  addOperation(
    app,
    operations.login,
    async ({ body, request, reply, locale }) => {
      const accountId = await findAccountByLogin(database, body).catch((cause: unknown) => {
        if (cause instanceof PasswordQueueFull) throw new HttpError(503, messages[locale].busy)
        throw cause
      })
      if (accountId === null) {
        await countFailedLogin(database, body.username)
        throw new HttpError(400, userMessages[locale].wrongLogin)
      }
      await request.undoCount()
      await reply.logIn(accountId, 'password')
      await reply.renewCsrfToken()
      return app.userDetails(await request.findVisitor(), locale)
    },
    {
      preHandler: app.limitCalls('login', {
        name: { calls: attemptsPerMinute.name, seconds: 60, by: triedName },
        address: { calls: attemptsPerMinute.address, seconds: 60, by: byAddress },
        everywhere: { calls: attemptsPerHourAndName, seconds: 3_600, by: nameOf },
      }),
    },
  )

  addOperation(app, operations.logout, async ({ reply, locale }) => {
    await reply.logOut()
    await reply.renewCsrfToken()
    return app.userDetails(null, locale)
  })

  addMailLinkRoutes(app, dependencies)
  addProfileRoutes(app, dependencies)
  addPasskeyRoutes(app, dependencies)
  addSessionRoutes(app, database)
  addStaffAccountRoutes(app, database)
  addAccountAdminRoutes(app, dependencies)
  addFavouriteRoutes(app, database)
}

/** Counted by user name and address, so that attempts from elsewhere do not lock the owner out. */
function triedName(request: FastifyRequest): string {
  return `${byAddress(request)} ${nameOf(request)}`
}

function nameOf(request: FastifyRequest): string {
  const { username } = (request.body ?? {}) as { username?: unknown }
  return typeof username === 'string' ? username.slice(0, 150).toLowerCase() : ''
}
