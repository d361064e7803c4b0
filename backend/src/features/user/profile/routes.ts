import { user as contract } from '@foyer/schema/rest/user.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { account } from '#database/tables/accounts.ts'
import { byAddress } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { addJob } from '#jobs/add-job.ts'
import { findOwnershipProblem, hasPassword } from '#sessions/find-ownership-problem.ts'
import { PasswordQueueFull } from '#sessions/password.ts'
import { fieldErrors } from '#features/user/account-errors.ts'
import { userMessages } from '#features/user/user-messages.ts'
import { type DeletionDependencies, deleteAccount } from './delete-account.ts'
import { findStaleFields, profileRevision } from './stale-profile.ts'

const attemptsPerHour = { account: 10, address: 60 }

export type ProfileDependencies = DeletionDependencies & { siteUrl: string }

/** What visitors change about their accounts, and their deletion. */
export function addProfileRoutes(app: FastifyInstance, dependencies: ProfileDependencies): void {
  const { database } = dependencies
  const { operations } = contract
  const limited = (name: string) => ({
    createBodyError: fieldErrors,
    preHandler: app.limitCalls(name, {
      account: {
        calls: attemptsPerHour.account,
        seconds: 3_600,
        by: (request) => request.sessionToken(),
      },
      address: { calls: attemptsPerHour.address, seconds: 3_600, by: byAddress },
    }),
  })

  const profileOf = async (request: FastifyRequest) => {
    const { id } = (await request.findVisitor())!
    const [row] = await database.select().from(account).where(eq(account.id, id))
    const fields = fieldsOf(row!)
    return {
      username: row!.username,
      email: row!.email,
      is_email_confirmed: row!.emailConfirmedAt !== null,
      has_password: await hasPassword(database, id),
      ...fields,
      revision: profileRevision(fields),
    }
  }

  /** The user, who has shown that it is them: who finds a browser open neither takes over nor deletes the account. */
  async function getOwner(request: FastifyRequest, password: string) {
    const visitor = (await request.findVisitor())!
    const problem = await findOwnershipProblem(database, { visitor, password }).catch(
      (cause: unknown) => {
        if (!(cause instanceof PasswordQueueFull)) throw cause
        throw new HttpError(503, messages[localeOf(request.url)].busy)
      },
    )
    if (problem) {
      const texts = userMessages[localeOf(request.url)]
      const message = problem === 'wrong-password' ? texts.wrongOwnPassword : texts.notProven
      throw fieldErrors({ current_password: [message] })
    }
    return visitor
  }

  addOperation(app, operations.userProfile, ({ request }) => profileOf(request))

  addOperation(
    app,
    operations.changeProfile,
    async ({ body, request, locale }) => {
      const { id } = (await request.findVisitor())!
      const changed = {
        firstName: body.first_name.trim(),
        lastName: body.last_name.trim(),
        locale: body.language,
        accessNeeds: body.access_needs.trim(),
      }
      const { revision } = body
      await database.transaction(async (transaction) => {
        const own = eq(account.id, id)
        // Locked: of two windows that save at once the second is told, too.
        const [row] = await transaction.select().from(account).where(own).for('update')
        const stale =
          row && findStaleFields(fieldsOf(row), { written: fieldsOf(changed), revision, locale })
        if (stale) throw fieldErrors(stale)
        await transaction.update(account).set(changed).where(own)
      })
      return profileOf(request)
    },
    { createBodyError: fieldErrors },
  )

  addOperation(
    app,
    operations.changeEmail,
    async ({ body: { email, current_password: password }, request, locale }) => {
      const { id, email: current, emailConfirmedAt } = await getOwner(request, password)
      // One that nobody has confirmed, such as that of an identity provider, is confirmed in the same way.
      if (emailConfirmedAt !== null && email.toLowerCase() === current.toLowerCase()) {
        throw fieldErrors({ email: [userMessages[locale].sameEmail] })
      }
      // Whether the address has an account is found out by the job, as for every other mail about accounts.
      const payload = { purpose: 'new_email', email, locale, accountId: id } as const
      await addJob(database, 'send_account_mail', { payload })
      return { email }
    },
    limited('new-email'),
  )

  addOperation(
    app,
    operations.deleteUser,
    async ({ body: { current_password: password }, request, reply, locale }) => {
      const owner = await getOwner(request, password)
      if (owner.grants.length > 0 || owner.isPasskeyMissing) {
        throw new HttpError(400, userMessages[locale].staffStays, undefined, { field_errors: [] })
      }
      await deleteAccount(dependencies, owner)
      await reply.logOut()
      await reply.renewCsrfToken()
      return app.userDetails(null, locale)
    },
    limited('deletion'),
  )
}

type Details = Pick<
  typeof account.$inferSelect,
  'firstName' | 'lastName' | 'locale' | 'accessNeeds'
>

const fieldsOf = ({ firstName, lastName, locale, accessNeeds }: Details) => ({
  first_name: firstName,
  last_name: lastName,
  language: locale,
  access_needs: accessNeeds,
})
