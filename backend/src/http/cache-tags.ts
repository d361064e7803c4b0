import { cacheTagHeader, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { FastifyReply } from 'fastify'

/** A response with the cache tags that invalidate it, beside those of its address. */
export type Tagged<Answer> = { answer: Answer; cacheTags: readonly ChangeTag[] }

/** Sets the header `Cache-Tag`. */
export function setCacheTagHeader<Answer>(
  reply: FastifyReply,
  { answer, cacheTags }: Tagged<Answer>,
): Answer {
  if (cacheTags.length > 0) reply.header('cache-tag', cacheTagHeader(cacheTags))
  return answer
}
