import type { StaffAccount as Response } from '@foyer/schema/rest/account-operations.ts'
import { user as contract } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { addAccount } from '#sessions/account-store.ts'
import {
  findStaffAccount,
  listStaffAccounts,
  type StaffAccount,
} from '#sessions/staff-account-store.ts'
import { giveRole, takeRole } from './accounts/change-roles.ts'
import { userMessages } from './user-messages.ts'

/** Accounts and their roles, for admins. Every change is audited. */
export function addStaffAccountRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = contract

  async function getAccount(id: number, request: FastifyRequest): Promise<StaffAccount> {
    const found = await findStaffAccount(database, id)
    if (!found) throw new HttpError(404, messages[localeOf(request.url)].notFound)
    return found
  }

  addOperation(app, operations.staffAccounts, async () =>
    (await listStaffAccounts(database)).map(responseOf),
  )

  addOperation(app, operations.addStaffAccount, async ({ body, request, locale }) => {
    const actor = await editorActor(request, 'addStaffAccount')
    const { first_name: firstName, last_name: lastName, ...row } = body
    const id = await changeHouse(database, actor, async (transaction) => {
      const added = await addAccount(transaction, { ...row, firstName, lastName })
      if (added === null) transaction.nothingChanged()
      else transaction.changed(`account ${row.username}`, [])
      return added
    })
    const texts = userMessages[locale]
    if (id === null) throw new HttpError(400, texts.nameTaken, { username: [texts.nameTaken] })
    return responseOf(await getAccount(id, request))
  })

  addOperation(app, operations.grantRole, async ({ path: { id }, body, request }) => {
    const account = await getAccount(id, request)
    await giveRole(database, { account, request, operation: 'grantRole' }, body)
    return responseOf(await getAccount(id, request))
  })

  addOperation(app, operations.revokeRole, async ({ path: { id, grant }, request }) => {
    const account = await getAccount(id, request)
    await takeRole(database, { account, request, operation: 'revokeRole' }, grant)
    return responseOf(await getAccount(id, request))
  })
}

function responseOf({
  firstName,
  lastName,
  grants,
  ...account
}: StaffAccount): z.input<typeof Response> {
  return {
    ...account,
    first_name: firstName,
    last_name: lastName,
    grants: grants.map(({ id, role, pageId, source }) => ({ id, role, page: pageId, source })),
  }
}
