import type { FastifyInstance } from 'fastify'

/** Takes JSON bodies, and empty ones that only call themselves JSON, as generated clients send them, for `{}`. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else void parseJson(request, body.toString(), done)
  })
}
