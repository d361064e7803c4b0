import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { Refusal } from '#http/refusal.ts'
import { refuseInput } from '#http/refuse-input.ts'

/** Answers every refusal and failure as `{ detail, errors? }` in the language of the request. */
export const refusals = fastifyPlugin(async (app) => {
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({ detail: messages[localeOf(request.url)].notFound }),
  )
  app.setErrorHandler(answerError)
})

/** Also for errors before any route is found, such as an address with an escape that means nothing. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const say = messages[localeOf(request.url)]
  if (error instanceof Refusal) {
    return reply.status(error.status).send(error.body)
  }
  if (error.statusCode === 400) return reply.status(400).send(refuseInput(request).body)
  if (error.statusCode === 429) return reply.status(429).send({ detail: say.tooManyCalls })
  if (error.statusCode && error.statusCode < 500) {
    return reply.status(error.statusCode).send({ detail: say.invalidInput })
  }
  request.log.error({ err: error }, 'the call failed')
  if (isOverload(error)) {
    return reply.status(503).header('retry-after', '2').send({ detail: say.busy })
  }
  return reply.status(500).send({ detail: say.failed })
}

/** No free connection in time, the database gone or not ready, or a statement past its time limit. */
function isOverload(error: Error): boolean {
  const source = (error.cause ?? error) as Error & { code?: string }
  return (
    /timeout exceeded when trying to connect|Connection terminated/.test(source.message) ||
    ['ECONNREFUSED', 'ECONNRESET', '57014', '57P01', '57P03', '53300'].includes(source.code ?? '')
  )
}
