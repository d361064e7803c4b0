import { cacheTagHeader, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { FastifyReply } from 'fastify'

/** An answer with the tags of the change feed that make it stale, beside those of its address. */
export type Tagged<Answer> = { answer: Answer; cacheTags: readonly ChangeTag[] }

/** Says in the header `Cache-Tag` what makes an answer stale. */
export function sayCacheTags<Answer>(
  reply: FastifyReply,
  { answer, cacheTags }: Tagged<Answer>,
): Answer {
  if (cacheTags.length > 0) reply.header('cache-tag', cacheTagHeader(cacheTags))
  return answer
}
