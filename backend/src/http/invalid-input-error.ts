import type { FastifyRequest } from 'fastify'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { HttpError } from './http-error.ts'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes whose errors for invalid input have a shape of their own. */
    createBodyError?: (errors: Record<string, string[]>, locale: Locale) => HttpError
  }
}

/** The error for a request that cannot be parsed at all, in the shape that its route documents for invalid input. */
export function invalidInputError({ url, routeOptions }: FastifyRequest): HttpError {
  const locale = localeOf(url)
  const ownShape = routeOptions?.config?.createBodyError
  return ownShape?.({}, locale) ?? new HttpError(400, messages[locale].invalidInput)
}
