import { cacheTagHeader, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { FastifyReply } from 'fastify'

/** A response with the cache tags that invalidate it, beside those of its address. */
export type Tagged<Body> = { response: Body; cacheTags: readonly ChangeTag[] }

/** Sets the header `Cache-Tag`. */
export function setCacheTagHeader<Body>(
  reply: FastifyReply,
  { response, cacheTags }: Tagged<Body>,
): Body {
  if (cacheTags.length > 0) reply.header('cache-tag', cacheTagHeader(cacheTags))
  return response
}
