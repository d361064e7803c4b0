import type { Plugin } from 'graphql-yoga'

/** `/ready` answers 200 while the gateway takes work and its origin is ready, else 503. */
export function useReadiness(isReady: () => Promise<boolean>): Plugin {
  return {
    async onRequest({ url, endResponse, fetchAPI }) {
      if (url.pathname !== '/ready') return
      const ready = await isReady()
      endResponse(
        new fetchAPI.Response(ready ? 'ready' : 'not ready', { status: ready ? 200 : 503 }),
      )
    },
  }
}
