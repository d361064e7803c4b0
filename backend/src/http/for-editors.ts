import type { FastifyRequest } from 'fastify'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'
import { Refusal } from './refusal.ts'

/** Refuses everybody but members of the editorial staff; to be asked before the body is looked at. */
export async function forEditors(request: FastifyRequest): Promise<void> {
  const visitor = await request.findVisitor()
  const say = messages[localeOf(request.url)]
  if (!visitor) throw new Refusal(401, say.loginNeeded)
  if (!visitor.isStaff) throw new Refusal(403, say.forEditors)
}
