import { OrderSecret } from '@foyer/schema/shapes/order.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { boxOfficePath } from './page-context.ts'

const name = 'pending_order'
const attributes = { path: `${boxOfficePath}/`, httpOnly: true, sameSite: 'lax' } as const
/** As long as an order that is paid online may stay unpaid. */
const seconds = 30 * 60

/** The order that a visitor has placed and not paid yet: who comes back from the payment finds it at the box office. */
export const pendingOrderCookie = {
  read(request: FastifyRequest): string | undefined {
    const secret = OrderSecret.safeParse(request.cookies[name])
    return secret.success ? secret.data : undefined
  },
  set: (reply: FastifyReply, secret: string): void => {
    reply.setCookie(name, secret, { ...attributes, maxAge: seconds })
  },
  remove: (reply: FastifyReply): void => {
    reply.clearCookie(name, attributes)
  },
}
