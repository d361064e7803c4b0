import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'cart'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const
/** The time for which seats are held: afterwards the cookie would refer to an empty cart. */
const seconds = 15 * 60

/** The HttpOnly cookie that identifies a visitor's cart; only its hash is stored. */
export const cartCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[name],
  set: (reply: FastifyReply, token: string): void => {
    reply.setCookie(name, token, { ...attributes, maxAge: seconds })
  },
  remove: (reply: FastifyReply): void => {
    reply.clearCookie(name, attributes)
  },
}
