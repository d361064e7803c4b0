import type { Access } from '@foyer/schema/rest/access.ts'
import type { FastifyRequest } from 'fastify'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'
import { Refusal } from './refusal.ts'

type Guard = (request: FastifyRequest) => Promise<void>

type Visitor = NonNullable<Awaited<ReturnType<FastifyRequest['findVisitor']>>>

const maysOf: Record<Exclude<Access, 'public'>, (visitor: Visitor) => boolean> = {
  visitor: () => true,
  editor: ({ isStaff }) => isStaff,
}

/**
 * Refuses everybody but those who may call: 401 without a session, 403 (unless said otherwise) without the right. To be asked
 * before the body is looked at. Nothing where all may.
 */
export function guardOf(access: Access, forbiddenStatus: 401 | 403 = 403): Guard[] {
  if (access === 'public') return []
  const may = maysOf[access]
  return [
    async (request) => {
      const actor = await request.findVisitor()
      if (actor && may(actor)) return
      const say = messages[localeOf(request.url)]
      if (actor && forbiddenStatus === 403) throw new Refusal(403, say.forEditors)
      throw new Refusal(401, say.loginNeeded)
    },
  ]
}
