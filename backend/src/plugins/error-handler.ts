import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { invalidInputError } from '#http/invalid-input-error.ts'
import { temporaryFailure } from './temporary-failure.ts'

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
  const temporary = temporaryFailure(error, localeOf(request.url))
  if (temporary) {
    const { status, detail, retryAfterSeconds } = temporary
    return reply.status(status).header('retry-after', String(retryAfterSeconds)).send({ detail })
  }
  return reply.status(500).send({ detail: texts.failed })
}
