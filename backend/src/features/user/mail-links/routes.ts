import { user as contract } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { byAddress } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { addJob } from '#jobs/add-job.ts'
import { PasswordQueueFull } from '#sessions/password.ts'
import { fieldErrors } from '#features/user/account-errors.ts'
import { userMessages } from '#features/user/user-messages.ts'
import { mailLinkMessages } from './mail-link-messages.ts'
import { findMailLink, type MailLinkDependencies, redeemMailLink } from './redeem-mail-link.ts'

const requestsPerHour = { email: 5, address: 30 }
/** A secret of 256 bits is not guessed: this bounds the load of one network, which may be a whole school. */
const usesPerMinute = 120

/** Accounts and log-ins by a mailed link. */
export function addMailLinkRoutes(app: FastifyInstance, dependencies: MailLinkDependencies): void {
  const { database } = dependencies
  const { operations } = contract
  // Counted by what was typed, so that the limit does not depend on whether there is an account either.
  const requesting = {
    createBodyError: fieldErrors,
    preHandler: app.limitCalls('mail-links', {
      email: { calls: requestsPerHour.email, seconds: 3_600, by: typedEmail },
      address: { calls: requestsPerHour.address, seconds: 3_600, by: byAddress },
    }),
  }
  // The secret in the address of a call grants access to an account, so it is not logged.
  const unlogged = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  const using = {
    ...unlogged,
    preHandler: app.limitCalls('mail-link-uses', {
      address: { calls: usesPerMinute, seconds: 60, by: byAddress },
    }),
  }

  addOperation(
    app,
    operations.register,
    async ({ body, locale }) => {
      const { email, first_name: firstName, last_name: lastName } = body
      const payload = { purpose: 'registration', email, locale, firstName, lastName } as const
      await addJob(database, 'send_account_mail', { payload })
      return { email }
    },
    requesting,
  )

  addOperation(
    app,
    operations.requestMailLink,
    async ({ body, locale }) => {
      await addJob(database, 'send_account_mail', { payload: { ...body, locale } })
      return { email: body.email }
    },
    requesting,
  )

  addOperation(
    app,
    operations.mailLink,
    async ({ path: { token }, locale }) => {
      const found = await findMailLink(dependencies, token)
      if (!found) throw new HttpError(404, mailLinkMessages[locale].expired)
      const { purpose, email, expiresAt } = found
      return { purpose, email, expires_at: expiresAt?.toISOString() ?? null }
    },
    using,
  )

  addOperation(
    app,
    operations.redeemMailLink,
    async ({ path: { token }, body, request, reply, locale }) => {
      const visitor = await request.findVisitor()
      const redeemed = await redeemMailLink(dependencies, {
        secret: token,
        password: body.new_password,
        visitorId: visitor?.id,
      }).catch((cause: unknown) => {
        if (cause instanceof PasswordQueueFull) throw new HttpError(503, messages[locale].busy)
        throw cause
      })
      if (!redeemed.ok) {
        const texts = mailLinkMessages[locale]
        if (redeemed.problem === 'expired') throw new HttpError(404, texts.expired)
        if (redeemed.problem === 'other-account') {
          throw new HttpError(400, texts.otherAccount, undefined, { field_errors: [] })
        }
        const isMissing = redeemed.problem === 'password-missing'
        const message = isMissing ? texts.passwordMissing : userMessages[locale].weakPassword
        throw fieldErrors({ new_password: [message] })
      }
      if (redeemed.accountId === null) return app.userDetails(visitor, locale)
      // Who confirms another address has logged in before: the session is renewed, with what it was begun with.
      const begunWith = redeemed.isLogIn ? 'mail' : visitor!.credentialType
      await reply.logIn(redeemed.accountId, begunWith)
      await reply.renewCsrfToken()
      return app.userDetails(await request.findVisitor(), locale)
    },
    { ...using, createBodyError: fieldErrors },
  )
}

function typedEmail({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email.slice(0, 254).toLowerCase() : ''
}
