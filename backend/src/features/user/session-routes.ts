import { user as contract } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { changePassword } from '#sessions/change-password.ts'
import { endOwnSession, endSessionsOf, listSessions } from '#sessions/own-session-store.ts'
import { PasswordQueueFull } from '#sessions/password.ts'
import { fieldErrors } from './account-errors.ts'
import { userMessages } from './user-messages.ts'

/** Only attempts with a wrong current password count. */
const attemptsPerMinute = { account: 5, address: 20 }

/** Where the user is logged in, and the password. */
export function addSessionRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = contract

  const ownSessions = async (request: FastifyRequest) => {
    const { id, sessionId } = (await request.findVisitor())!
    return {
      sessions: (await listSessions(database, id)).map((session) => ({
        id: session.id,
        credential: session.credentialType,
        user_agent: session.userAgent,
        started_at: session.createdAt.toISOString(),
        expires_at: session.expiresAt.toISOString(),
        is_current: session.id === sessionId,
      })),
    }
  }

  addOperation(app, operations.userSessions, ({ request }) => ownSessions(request))

  addOperation(app, operations.endUserSession, async ({ path: { id }, request, reply, locale }) => {
    const visitor = (await request.findVisitor())!
    if (!(await endOwnSession(database, { accountId: visitor.id, id }))) {
      throw new HttpError(404, messages[locale].notFound)
    }
    const sessions = await ownSessions(request)
    if (id === visitor.sessionId) {
      await reply.logOut()
      await reply.renewCsrfToken()
    }
    return sessions
  })

  addOperation(app, operations.logoutEverywhere, async ({ request, reply, locale }) => {
    const { id } = (await request.findVisitor())!
    await endSessionsOf(database, { accountId: id })
    await reply.logOut()
    await reply.renewCsrfToken()
    return app.userDetails(null, locale)
  })

  addOperation(
    app,
    operations.changePassword,
    async ({ body, request, reply, locale }) => {
      const visitor = (await request.findVisitor())!
      const changed = await changePassword(database, {
        accountId: visitor.id,
        names: [visitor.username, visitor.email],
        current: body.current_password,
        wanted: body.new_password,
      }).catch((cause: unknown) => {
        if (cause instanceof PasswordQueueFull) throw new HttpError(503, messages[locale].busy)
        throw cause
      })
      if (!changed.ok) throw passwordError(changed.problem, request)
      await request.undoCount()
      await reply.logIn(visitor.id, visitor.credentialType)
      await reply.renewCsrfToken()
      return ownSessions(request)
    },
    {
      createBodyError: fieldErrors,
      preHandler: app.limitCalls('password', {
        account: {
          calls: attemptsPerMinute.account,
          seconds: 60,
          by: (request) => request.sessionToken(),
        },
        address: { calls: attemptsPerMinute.address, seconds: 60, by: byAddress },
      }),
    },
  )
}

function passwordError(
  problem: 'wrong-password' | 'weak-password',
  { url }: FastifyRequest,
): HttpError {
  const texts = userMessages[localeOf(url)]
  return problem === 'wrong-password'
    ? fieldErrors({ current_password: [texts.wrongPassword] })
    : fieldErrors({ new_password: [texts.weakPassword] })
}
