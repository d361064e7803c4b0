import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { invalidInputError } from '#http/invalid-input-error.ts'
import { isDiskFull } from './disk-space.ts'

/** Sends every error as `{ detail, errors? }` in the language of the request. */
export const errorHandler = fastifyPlugin(async (app) => {
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({ detail: messages[localeOf(request.url)].notFound }),
  )
  app.setErrorHandler(sendError)
})

/** Also handles errors before routing, such as a URL with an invalid escape. */
export function sendError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const texts = messages[localeOf(request.url)]
  if (error instanceof HttpError) {
    return reply.status(error.status).send(error.body)
  }
  if (error.statusCode === 400) return reply.status(400).send(invalidInputError(request).body)
  if (error.statusCode === 429) return reply.status(429).send({ detail: texts.tooManyCalls })
  if (error.statusCode && error.statusCode < 500) {
    return reply.status(error.statusCode).send({ detail: texts.invalidInput })
  }
  request.log.error({ err: error }, 'request failed')
  if (isOutOfSpace(error)) {
    return reply.status(507).header('retry-after', '60').send({ detail: texts.diskFull })
  }
  if (isOverload(error)) {
    return reply.status(503).header('retry-after', '2').send({ detail: texts.busy })
  }
  return reply.status(500).send({ detail: texts.failed })
}

/** The disk is full, as the system or PostgreSQL says it: nothing was written. */
function isOutOfSpace(error: Error): boolean {
  return [error, error.cause].some((each) => {
    return isDiskFull(each) || (each as { code?: unknown } | undefined)?.code === '53100'
  })
}

/** No free connection in time, a database that is down or starting, or a statement timeout. */
function isOverload(error: Error): boolean {
  const source = (error.cause ?? error) as Error & { code?: string }
  return (
    /timeout exceeded when trying to connect|Connection terminated/.test(source.message) ||
    ['ECONNREFUSED', 'ECONNRESET', '57014', '57P01', '57P03', '53300'].includes(source.code ?? '')
  )
}
