import type { Access } from '@foyer/schema/rest/access.ts'
import type { FastifyRequest } from 'fastify'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'
import { HttpError } from './http-error.ts'

type Guard = (request: FastifyRequest) => Promise<void>

type Visitor = NonNullable<Awaited<ReturnType<FastifyRequest['findVisitor']>>>

const maysOf: Record<Exclude<Access, 'public'>, (visitor: Visitor) => boolean> = {
  visitor: () => true,
  editor: ({ isStaff }) => isStaff,
}

/**
 * Authorization hooks of an operation: 401 without a session, 403 (or as given) without the required role. They run before the
 * body is parsed. Empty for public operations.
 */
export function guardOf(access: Access, forbiddenStatus: 401 | 403 = 403): Guard[] {
  if (access === 'public') return []
  const may = maysOf[access]
  return [
    async (request) => {
      const actor = await request.findVisitor()
      if (actor && may(actor)) return
      const texts = messages[localeOf(request.url)]
      if (actor && forbiddenStatus === 403) throw new HttpError(403, texts.forEditors)
      throw new HttpError(401, texts.loginNeeded)
    },
  ]
}
