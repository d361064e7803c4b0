import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes whose bodies are files: only the server's own request timeout applies. */
    hasLargeBody?: boolean
  }
}

/**
 * Aborts requests that take too long to send their body. The server's own timeout must allow for large files; this one applies to
 * all other routes.
 */
export const bodyDeadline = fastifyPlugin<{ withinMs: number }>(async (app, { withinMs }) => {
  const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const clear = async (request: FastifyRequest) => clearTimeout(deadlines.get(request))

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.hasLargeBody) return
    deadlines.set(
      request,
      setTimeout(() => request.raw.destroy(), withinMs),
    )
  })
  app.addHook('preValidation', clear)
  app.addHook('onResponse', clear)
  app.addHook('onRequestAbort', clear)
})
