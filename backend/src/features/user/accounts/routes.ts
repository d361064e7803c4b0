import { accountAdminOperations as operations } from '@foyer/schema/rest/account-admin-operations.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Queries } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { lockAccount, unlockAccount } from '#sessions/account-lock-store.ts'
import { endOwnSession } from '#sessions/own-session-store.ts'
import { addGrant, findStaffAccount, type StaffAccount } from '#sessions/staff-account-store.ts'
import { userMessages } from '#features/user/user-messages.ts'
import { addAccountExportRoute } from './export-route.ts'
import { expectGranted, giveRole, objectOf, takeRole } from './change-roles.ts'
import { inviteAccount, mailInvitation } from './invite-account.ts'
import { findAdministeredAccount, listAccounts } from './list-accounts.ts'

type Dependencies = { database: Database; siteUrl: string; houseName: string }

/** Accounts in the admin site. The audit log names them by number. */
export function addAccountAdminRoutes(
  app: FastifyInstance,
  { database, siteUrl, houseName }: Dependencies,
): void {
  const house = { siteUrl, houseName }
  // What is searched for may be a name.
  const unlogged = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  const notFound = (request: FastifyRequest) =>
    new HttpError(404, messages[localeOf(request.url)].notFound)

  async function respond(id: number, request: FastifyRequest) {
    const visitor = (await request.findVisitor())!
    const isAdmin = await isAdministrator(request)
    const caller = { accountId: visitor.id, sessionId: visitor.sessionId, isAdmin }
    const found = await findAdministeredAccount(database, id, caller)
    if (!found || (!isAdmin && found.grants.length > 0)) throw notFound(request)
    return found
  }

  async function getAccount(id: number, request: FastifyRequest): Promise<StaffAccount> {
    const found = await findStaffAccount(database, id)
    if (!found) throw notFound(request)
    return found
  }

  /** Changes an account in the unit of work of an admin, and responds with it. */
  async function change(
    { id, request, operation }: { id: number; request: FastifyRequest; operation: string },
    what: string,
    work: (transaction: Queries) => Promise<void>,
  ) {
    const actor = await editorActor(request, operation)
    await changeHouse(database, actor, async (transaction) => {
      transaction.changed(`account ${id}: ${what}`, [])
      await work(transaction)
    })
    return respond(id, request)
  }

  addOperation(
    app,
    operations.listAccounts,
    async ({ query, locale, request }) => {
      const page = requestedPage(query, pageSizes.resources)
      const isAdmin = await isAdministrator(request)
      const seen = isAdmin ? query : { ...query, role: 'visitor' as const }
      const { count, results } = await listAccounts(database, seen, page)
      return pageResponse({ page, count, results, request, locale })
    },
    unlogged,
  )

  addAccountExportRoute(app, database)

  addOperation(app, operations.administeredAccount, ({ path, request }) =>
    respond(path.id, request),
  )

  addOperation(app, operations.inviteAccount, async ({ body, request, locale }) => {
    const actor = await editorActor(request, 'inviteAccount')
    const { first_name: firstName, last_name: lastName, language, email, role, page: pageId } = body
    const invited = { email, firstName, lastName, locale: language }
    const id = await changeHouse(database, actor, async (transaction) => {
      const accountId = await inviteAccount(transaction, house, invited)
      if (accountId === null) {
        transaction.nothingChanged()
        return null
      }
      const grant = { accountId, role, pageId, grantedBy: actor.accountId! }
      expectGranted(await addGrant(transaction, grant), request)
      const what = `account ${accountId}: invited as ${role} for ${objectOf(pageId)}`
      transaction.changed(what, [])
      return accountId
    })
    const { emailTaken } = userMessages[locale]
    if (id === null) throw new HttpError(400, emailTaken, { email: [emailTaken] })
    return respond(id, request)
  })

  addOperation(app, operations.inviteAccountAgain, async ({ path: { id }, request, locale }) => {
    const { is_invited: isInvited } = await respond(id, request)
    if (!isInvited) throw new HttpError(400, userMessages[locale].passwordChosen)
    const account = await getAccount(id, request)
    const called = { id, request, operation: 'inviteAccountAgain' }
    return change(called, 'invited again', (transaction) =>
      mailInvitation(transaction, house, account),
    )
  })

  addOperation(app, operations.giveAccountRole, async ({ path: { id }, body, request }) => {
    const account = await getAccount(id, request)
    await giveRole(database, { account, request, operation: 'giveAccountRole' }, body)
    return respond(id, request)
  })

  addOperation(app, operations.takeAccountRole, async ({ path: { id, grant }, request }) => {
    const account = await getAccount(id, request)
    await takeRole(database, { account, request, operation: 'takeAccountRole' }, grant)
    return respond(id, request)
  })

  addOperation(app, operations.lockAccount, async ({ path: { id }, request, locale }) => {
    const { is_own: isOwn } = await respond(id, request)
    // So that there is always an admin who can unlock.
    if (isOwn) throw new HttpError(400, userMessages[locale].ownLock)
    return change({ id, request, operation: 'lockAccount' }, 'locked', (transaction) =>
      lockAccount(transaction, id),
    )
  })

  addOperation(app, operations.unlockAccount, async ({ path: { id }, request }) => {
    await getAccount(id, request)
    return change({ id, request, operation: 'unlockAccount' }, 'unlocked', (transaction) =>
      unlockAccount(transaction, id),
    )
  })

  addOperation(app, operations.endAccountSession, async ({ path: { id, session }, request }) => {
    await getAccount(id, request)
    const called = { id, request, operation: 'endAccountSession' }
    return change(called, 'session ended', async (transaction) => {
      const ended = await endOwnSession(transaction, { accountId: id, id: session })
      if (!ended) throw notFound(request)
    })
  })
}

const isAdministrator = (request: FastifyRequest) => request.hasRight('admin', 'site')
