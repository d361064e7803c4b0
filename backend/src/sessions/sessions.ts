import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Database } from '#database/connect.ts'
import {
  endSession,
  findVisitorByToken,
  sessionDays,
  startSession,
  type Visitor,
} from './session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in, asked of the database once a request; null for nobody. */
    findVisitor(): Promise<Visitor | null>
  }
  interface FastifyReply {
    /** Starts a session and sets its cookie. */
    logIn(accountId: number): Promise<void>
    /** Ends the session and removes its cookie. */
    logOut(): Promise<void>
  }
}

const cookieName = 'sessionid'
const cookie = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** Sessions of visitors and staff: an opaque token in a cookie that scripts cannot read. */
export const sessions = fastifyPlugin<{ database: Database }>(
  async (app, { database }) => {
    const visitors = new WeakMap<FastifyRequest, Promise<Visitor | null>>()

    app.decorateRequest('findVisitor', function (this: FastifyRequest) {
      const token = this.cookies[cookieName]
      const known = visitors.get(this)
      if (known) return known
      const found = token ? findVisitorByToken(database, token) : Promise.resolve(null)
      visitors.set(this, found)
      return found
    })

    app.decorateReply('logIn', async function (this: FastifyReply, accountId: number) {
      const earlier = this.request.cookies[cookieName]
      if (earlier) await endSession(database, earlier)
      const token = await startSession(database, accountId)
      visitors.set(this.request, findVisitorByToken(database, token))
      this.setCookie(cookieName, token, { ...cookie, maxAge: sessionDays * 86_400 })
    })

    app.decorateReply('logOut', async function (this: FastifyReply) {
      const token = this.request.cookies[cookieName]
      if (token) await endSession(database, token)
      visitors.set(this.request, Promise.resolve(null))
      this.clearCookie(cookieName, cookie)
    })
  },
  { name: 'sessions', dependencies: ['@fastify/cookie'] },
)
