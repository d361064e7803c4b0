import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'cart'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const
/** As long as seats are held: what the cookie would still name afterwards is an empty cart. */
const seconds = 15 * 60

/** The cookie by which a visitor’s cart is known: out of reach of scripts, stored nowhere. */
export const cartCookie = {
  read: (request: FastifyRequest): string | undefined => request.cookies[name],
  set: (reply: FastifyReply, token: string): void => {
    reply.setCookie(name, token, { ...attributes, maxAge: seconds })
  },
  remove: (reply: FastifyReply): void => {
    reply.clearCookie(name, attributes)
  },
}
