import { cacheTagHeader } from '@foyer/schema/change-tags.ts'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '#gateway/context.ts'

/** Hands on what the origin says beside its answers: cookies, tags that make the answer stale, and whose it is. */
export function useAnswerHeaders(): Plugin {
  return {
    onResponse({ response, serverContext }) {
      const { answers } = serverContext as Partial<GatewayContext>
      if (!answers) return
      for (const line of answers.setCookies) response.headers.append('set-cookie', line)
      if (answers.cacheTags.size > 0) {
        response.headers.set('cache-tag', cacheTagHeader([...answers.cacheTags]))
      }
      if (answers.isPersonal) {
        response.headers.set('cache-control', 'private, no-store')
        response.headers.append('vary', 'Cookie')
      }
    },
  }
}
