import type { FastifyRequest } from 'fastify'
import type { Actor } from '#database/writing/actor.ts'
import { forbidden, loginNeeded } from './guard.ts'

/** The logged-in user as the actor of a change, who has to have the rights of the request until the change is committed. */
export async function editorActor(request: FastifyRequest, operation: string): Promise<Actor> {
  const visitor = await request.findVisitor()
  return {
    name: 'editor',
    operation,
    accountId: visitor?.id,
    requestId: request.id,
    async confirmRights(transaction) {
      const confirmed = await request.confirmRights(transaction)
      if (confirmed.ok) return
      if (confirmed.problem === 'logged-out') throw loginNeeded(request)
      throw forbidden(request, confirmed.access)
    },
  }
}
