import { cacheTagHeader } from '@foyer/schema/change-tags.ts'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '#gateway/context.ts'

/** Forwards the origin's cookies, cache tags and privacy to the response. */
export function useResponseHeaders(): Plugin {
  return {
    onResponse({ response, serverContext }) {
      const { responseRecord } = serverContext as Partial<GatewayContext>
      if (!responseRecord) return
      for (const line of responseRecord.setCookies) response.headers.append('set-cookie', line)
      if (responseRecord.cacheTags.size > 0) {
        response.headers.set('cache-tag', cacheTagHeader([...responseRecord.cacheTags]))
      }
      if (responseRecord.isPersonal) {
        response.headers.set('cache-control', 'private, no-store')
        response.headers.append('vary', 'Cookie')
      }
    },
  }
}
