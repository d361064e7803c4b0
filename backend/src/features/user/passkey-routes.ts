import { user as contract } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { deletePasskey, listPasskeys } from '#sessions/passkey-store.ts'
import type { Passkeys } from '#sessions/passkeys.ts'
import { userMessages } from './user-messages.ts'

const startsPerMinute = 60
/** Only failed attempts count. */
const attemptsPerMinute = 20

/** Passkeys: adding, listing and removing them, and logging in. */
export function addPasskeyRoutes(
  app: FastifyInstance,
  { database, passkeys }: { database: Database; passkeys: Passkeys },
): void {
  const { operations } = contract

  const ownPasskeys = async (accountId: number) => ({
    passkeys: (await listPasskeys(database, accountId)).map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.createdAt.toISOString(),
      last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
    })),
  })

  /** The user, who may change their passkeys: with a stolen password alone nobody adds one to those that exist, or removes them. */
  async function getOwner(request: FastifyRequest) {
    const visitor = (await request.findVisitor())!
    if (visitor.credentialType !== 'password' && visitor.credentialType !== 'mail') return visitor
    const existing = await listPasskeys(database, visitor.id)
    if (existing.length > 0) throw rejected(request, 'usePasskey')
    return visitor
  }

  addOperation(app, operations.passkeys, async ({ request }) =>
    ownPasskeys((await request.findVisitor())!.id),
  )

  addOperation(app, operations.startPasskeyRegistration, async ({ request }) => {
    const options = await passkeys.startRegistration(await getOwner(request))
    if (options === undefined) throw rejected(request, 'tooManyPasskeys')
    return { options }
  })

  addOperation(app, operations.addPasskey, async ({ body, request }) => {
    const owner = await getOwner(request)
    const added = await passkeys.register(owner, { name: body.name, json: body.credential })
    if (!added) throw rejected(request, 'wrongPasskey')
    return ownPasskeys(owner.id)
  })

  addOperation(app, operations.removePasskey, async ({ path: { id }, request, locale }) => {
    const { id: accountId } = await getOwner(request)
    if (!(await deletePasskey(database, { accountId, id }))) {
      throw new HttpError(404, messages[locale].notFound)
    }
    return ownPasskeys(accountId)
  })

  addOperation(
    app,
    operations.startPasskeyLogin,
    async () => ({ options: await passkeys.startLogin() }),
    {
      preHandler: app.limitCalls('passkey-start', {
        address: { calls: startsPerMinute, seconds: 60, by: byAddress },
      }),
    },
  )

  addOperation(
    app,
    operations.loginWithPasskey,
    async ({ body, request, reply, locale }) => {
      const accountId = await passkeys.findAccount(body.credential)
      if (accountId === null) throw rejected(request, 'wrongPasskey')
      await request.undoCount()
      await reply.logIn(accountId, 'passkey')
      await reply.renewCsrfToken()
      return app.userDetails(await request.findVisitor(), locale)
    },
    {
      preHandler: app.limitCalls('passkey', {
        address: { calls: attemptsPerMinute, seconds: 60, by: byAddress },
      }),
    },
  )
}

function rejected(
  { url }: FastifyRequest,
  problem: 'usePasskey' | 'tooManyPasskeys' | 'wrongPasskey',
): HttpError {
  return new HttpError(400, userMessages[localeOf(url)][problem])
}
