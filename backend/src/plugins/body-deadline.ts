import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes whose bodies are files: only the server's own limit counts for them. */
    takesLong?: boolean
  }
}

/**
 * Cuts off who takes long to send a body. The server has one limit for all requests, which must let large files arrive; this is
 * the one for the others.
 */
export const bodyDeadline = fastifyPlugin<{ withinMs: number }>(async (app, { withinMs }) => {
  const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const clear = async (request: FastifyRequest) => clearTimeout(deadlines.get(request))

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.takesLong) return
    deadlines.set(
      request,
      setTimeout(() => request.raw.destroy(), withinMs),
    )
  })
  app.addHook('preValidation', clear)
  app.addHook('onResponse', clear)
  app.addHook('onRequestAbort', clear)
})
