import type { FastifyRequest } from 'fastify'
import type { Actor } from '#database/writing/actor.ts'

/** Who is logged in, as the one who changes something. */
export async function editorOf(request: FastifyRequest, operation: string): Promise<Actor> {
  const visitor = await request.findVisitor()
  return { name: 'editor', operation, accountId: visitor?.id, requestId: request.id }
}
