import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '#gateway/context.ts'

/** Hands the cookies that the origin sets to the visitor. */
export function useSetCookie(): Plugin {
  return {
    onResponse({ response, serverContext }) {
      const { setCookies = [] } = serverContext as Partial<GatewayContext>
      for (const line of setCookies) response.headers.append('set-cookie', line)
    },
  }
}
