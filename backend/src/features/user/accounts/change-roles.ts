import type { Role } from '@foyer/schema/shapes/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import {
  addGrant,
  type GrantResult,
  removeGrant,
  type StaffAccount,
} from '#sessions/staff-account-store.ts'
import { userMessages } from '#features/user/user-messages.ts'

type Change = { account: StaffAccount; request: FastifyRequest; operation: string }

/** Gives an account a role. Throws a 400 where it makes no sense. */
export async function giveRole(
  database: Database,
  { account, request, operation }: Change,
  { role, page: pageId }: { role: Role; page: number | null },
): Promise<void> {
  const actor = await editorActor(request, operation)
  const grant = { accountId: account.id, role, pageId, grantedBy: actor.accountId! }
  const granted = await changeHouse(database, actor, async (transaction) => {
    transaction.changed(`account ${account.id}: got the role ${role} for ${objectOf(pageId)}`, [])
    return addGrant(transaction, grant)
  })
  expectGranted(granted, request)
}

/** Throws a 400 if a role could not be given. */
export function expectGranted(granted: GrantResult, request: FastifyRequest): void {
  if (granted.ok) return
  const texts = userMessages[localeOf(request.url)]
  const message = granted.problem === 'unknown-page' ? texts.unknownPage : texts.wholeSiteOnly
  throw new HttpError(400, message, { page: [message] })
}

/** Takes a role from an account. Throws a 400 for the own one of an admin, so that there is always somebody who can give roles. */
export async function takeRole(
  database: Database,
  { account, request, operation }: Change,
  grantId: number,
): Promise<void> {
  const actor = await editorActor(request, operation)
  const locale = localeOf(request.url)
  const grant = account.grants.find(({ id }) => id === grantId)
  if (!grant) throw new HttpError(404, messages[locale].notFound)
  const texts = userMessages[locale]
  if (grant.source === 'oidc') throw new HttpError(400, texts.fromProvider)
  const isOwn = account.id === actor.accountId && grant.role === 'admin'
  if (isOwn) throw new HttpError(400, texts.ownAdmin)
  await changeHouse(database, actor, async (transaction) => {
    const object = objectOf(grant.pageId)
    transaction.changed(`account ${account.id}: lost the role ${grant.role} for ${object}`, [])
    await removeGrant(transaction, { accountId: account.id, id: grantId })
  })
}

/** What a role is given for, in the audit log. */
export const objectOf = (pageId: number | null) => (pageId === null ? 'the site' : `page ${pageId}`)
