import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { StaffAccess } from '@foyer/schema/rest/access.ts'
import type { Database, Queries } from '#database/connect.ts'
import type { SessionType } from '#database/tables/accounts.ts'
import { lockForTransaction } from '#database/advisory-lock.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { isLocked } from './account-lock-store.ts'
import { type Grant, isAllowed, lockGrants, type RightsObject } from './rights.ts'
import { sessionMessages } from './session-messages.ts'
import {
  endSession,
  findVisitorByToken,
  lockSession,
  sessionDays,
  startSession,
  type Visitor,
} from './session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in user, read once per request; null if anonymous. Calling it makes the response private to this visitor. */
    findVisitor(): Promise<Visitor | null>
    /**
     * Whether the user may do on an object what the access stands for: the one question for every right, answered from the database for
     * each request. False if nobody is logged in.
     */
    hasRight(access: StaffAccess, object: RightsObject): Promise<boolean>
    /**
     * Asks again, in a transaction, whether the session has not ended and the user has every right that this request was granted. Both
     * stay as they are until the transaction ends: who ends the session or takes a role away waits for it.
     */
    confirmRights(transaction: Queries): Promise<Confirmed>
    /** The roles of the session now, not to be taken away before the transaction ends if there is one; null if the session has ended. */
    readGrants(queries: Queries): Promise<Grant[] | null>
    /** The session token, valid or not; empty if there is none. After a login, that of the new session. */
    sessionToken(): string
  }
  interface FastifyReply {
    /** Starts a session in place of an earlier one, and sets its cookie. Throws a 403 if the account is locked. */
    logIn(accountId: number, credentialType: SessionType): Promise<void>
    /** Ends the session and removes its cookie. */
    logOut(): Promise<void>
  }
}

type Right = { access: StaffAccess; object: RightsObject }
type Confirmed =
  | { ok: true }
  | { ok: false; problem: 'logged-out' }
  | { ok: false; problem: 'forbidden'; access: StaffAccess }

const cookieName = 'sessionid'
const cookie = { path: '/', httpOnly: true, sameSite: 'lax' } as const

type SessionOptions = {
  database: Database
  /** Whether staff has its roles only with a passkey or an identity at the provider. */
  isPasskeyRequired: boolean
}

/** Sessions of visitors and staff: an opaque token in an HttpOnly cookie. */
export const sessions = fastifyPlugin<SessionOptions>(
  async (app, { database, isPasskeyRequired }) => {
    const visitors = new WeakMap<FastifyRequest, Promise<Visitor | null>>()
    const tokens = new WeakMap<FastifyRequest, string>()
    const granted = new WeakMap<FastifyRequest, Right[]>()

    const isWeak = (credentialType: SessionType) =>
      isPasskeyRequired && (credentialType === 'password' || credentialType === 'mail')

    const find = async (token: string): Promise<Visitor | null> => {
      const visitor = await findVisitorByToken(database, token)
      if (!visitor || visitor.grants.length === 0 || !isWeak(visitor.credentialType)) return visitor
      return { ...visitor, grants: [], isPasskeyMissing: true }
    }

    app.decorateRequest('sessionToken', function (this: FastifyRequest) {
      return tokens.get(this) ?? this.cookies[cookieName] ?? ''
    })

    app.decorateRequest('findVisitor', function (this: FastifyRequest) {
      const token = this.cookies[cookieName]
      const known = visitors.get(this)
      if (known) return known
      const found = token ? find(token) : Promise.resolve(null)
      visitors.set(this, found)
      return found
    })

    app.decorateRequest('hasRight', async function (this: FastifyRequest, access, object) {
      const visitor = await this.findVisitor()
      const right = { access, object }
      if (visitor === null || !(await isAllowed(database, visitor.grants, right))) return false
      granted.set(this, [...(granted.get(this) ?? []), right])
      return true
    })

    app.decorateRequest('readGrants', async function (this: FastifyRequest, queries) {
      const session = await lockSession(queries, this.sessionToken())
      if (!session) return null
      return isWeak(session.credentialType) ? [] : lockGrants(queries, session.accountId)
    })

    app.decorateRequest('confirmRights', async function (this: FastifyRequest, transaction) {
      if ((await this.findVisitor()) === null) return { ok: true }
      const rights = granted.get(this) ?? []
      // Before the roles are locked: two admins who take each other's role away would wait for each other.
      const changesRoles = rights.some(({ access }) => access === 'admin')
      if (changesRoles) await lockForTransaction(transaction, 'roles')
      const grants = await this.readGrants(transaction)
      if (!grants) return { ok: false, problem: 'logged-out' }
      for (const right of rights) {
        if (await isAllowed(transaction, grants, right)) continue
        return { ok: false, problem: 'forbidden', access: right.access }
      }
      return { ok: true }
    })

    app.decorateReply('logIn', async function (this: FastifyReply, accountId, credentialType) {
      if (await isLocked(database, accountId)) {
        throw new HttpError(403, sessionMessages[localeOf(this.request.url)].locked)
      }
      const earlier = this.request.cookies[cookieName]
      if (earlier) await endSession(database, earlier)
      const userAgent = this.request.headers['user-agent'] ?? ''
      const token = await startSession(database, { accountId, credentialType, userAgent })
      tokens.set(this.request, token)
      visitors.set(this.request, find(token))
      this.setCookie(cookieName, token, { ...cookie, maxAge: sessionDays * 86_400 })
    })

    app.decorateReply('logOut', async function (this: FastifyReply) {
      const token = this.request.cookies[cookieName]
      if (token) await endSession(database, token)
      tokens.set(this.request, '')
      visitors.set(this.request, Promise.resolve(null))
      this.clearCookie(cookieName, cookie)
    })

    // Shared caches must not serve a response that depends on a session to others.
    app.addHook('onSend', async (request, reply) => {
      if (!visitors.has(request)) return
      reply.header('vary', withCookie(String(reply.getHeader('vary') ?? '')))
      const isUnauthorized = reply.statusCode === 401 || reply.statusCode === 403
      const isOfSession = request.sessionToken() !== '' || reply.hasHeader('set-cookie')
      if (isUnauthorized || isOfSession) reply.header('cache-control', 'private, no-store')
    })
  },
  { name: 'sessions', dependencies: ['@fastify/cookie'] },
)

function withCookie(vary: string): string {
  return /(^|,\s*)cookie(\s*,|$)/i.test(vary) ? vary : [vary, 'Cookie'].filter(Boolean).join(', ')
}
