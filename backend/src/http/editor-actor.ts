import type { FastifyRequest } from 'fastify'
import type { Actor } from '#database/writing/actor.ts'

/** The logged-in user as the actor of a change. */
export async function editorActor(request: FastifyRequest, operation: string): Promise<Actor> {
  const visitor = await request.findVisitor()
  return { name: 'editor', operation, accountId: visitor?.id, requestId: request.id }
}
