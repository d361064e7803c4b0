import type { Operation } from '@foyer/schema/rest/operation.ts'
import { Locale as SiteLocale, type Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { withCalendarDays } from './values/calendar-day.ts'
import { checkFields } from './field-errors.ts'
import { guardOf } from './guard.ts'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'
import { HttpError } from './http-error.ts'
import { stringValues } from './values/string-values.ts'

type Values<Shapes> = {
  [Name in keyof Shapes]: Shapes[Name] extends z.ZodType ? z.output<Shapes[Name]> : never
}
type Part<Called extends Operation, Name extends 'pathParameters' | 'query'> = Called extends {
  [Key in Name]: infer Shapes
}
  ? Values<Shapes>
  : object

type LocaleOf<Called> = Called extends { pathParameters: { locale: infer Shape extends z.ZodType } }
  ? z.output<Shape>
  : Locale

/** A validated call. */
type Call<Called extends Operation> = {
  /** The language of the requested content. */
  locale: LocaleOf<Called>
  path: Part<Called, 'pathParameters'>
  query: Part<Called, 'query'>
  body: Called extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Creates the error for an invalid body; by default a 400 with messages by field. */
type CreateBodyError = (errors: Record<string, string[]>, locale: Locale) => HttpError
type Options = Omit<RouteShorthandOptions, 'preValidation'> & { createBodyError?: CreateBodyError }

export type Handler<Called extends Operation> = (
  call: Call<Called>,
) => Promise<z.input<Called['response']>>

/**
 * Registers the routes of an operation, with the language in the path and, where the contract allows, without it. Handlers
 * receive validated values only. An invalid path is a 404, an invalid query or body a 400 with messages by field, and a response
 * that violates the contract a 500 with details in the log. What is sent is the parsed response, so nothing that the contract does
 * not define can leak.
 */
export function addOperation<const Called extends Operation>(
  app: FastifyInstance,
  operation: Called,
  handler: Handler<Called>,
  { createBodyError, ...options }: Options = {},
): void {
  if ((operation.isRateLimited ?? false) !== (options.preHandler !== undefined)) {
    throw new Error(`Whether ${operation.operationId} is rate-limited differs from its contract.`)
  }
  const check = checksOf(operation, createBodyError ?? createFieldError)
  for (const url of addressesOf(operation)) {
    app.route({
      ...options,
      config: {
        ...options.config,
        ...(createBodyError && { createBodyError }),
        ...(operation.changesNothing && { changesNothing: true }),
      },
      method: operation.method,
      url,
      preValidation: guardOf(operation),
      async handler(request, reply) {
        if (isPersonal(operation, request)) {
          reply.header('cache-control', 'private, no-store').header('vary', 'Cookie')
        }
        const call = { ...check(request), request, reply } as Call<Called>
        const response = parseResponse(operation, await handler(call))
        return reply
          .status(operation.responseStatus ?? 200)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(response))
      },
    })
  }
}

function isPersonal(operation: Operation, { headers }: FastifyRequest): boolean {
  if (operation.isPersonal || operation.access !== 'public') return true
  return /(?:^|;\s*)sessionid=/.test(headers.cookie ?? '')
}

/** A parameter that may contain slashes: the last one, which takes the rest of the URL. */
const restOfPath = '{path}'

function addressesOf({ path, localeOptional }: Operation): string[] {
  const url = path
    .replace('/{locale}', '/:locale')
    .replace(restOfPath, '*')
    .replaceAll(/\{(\w+)\}/g, ':$1')
  return localeOptional ? [url, url.replace('/:locale', '')] : [url]
}

function checksOf(
  { path: address, pathParameters = {}, query = {}, body }: Operation,
  createBodyError: CreateBodyError,
) {
  const { locale: LocaleShape = SiteLocale, ...ownParameters } = pathParameters
  const Path = z.object(ownParameters)
  const Query = z.object(
    Object.fromEntries(
      Object.entries(query).map(([name, shape]) => [name, withCalendarDays(shape)]),
    ),
  )
  return (request: FastifyRequest) => {
    const texts = localeOf(request.url)
    const parameters = request.params as { locale?: string; '*'?: string }
    const locale = LocaleShape.safeParse(parameters.locale ?? texts)
    const path = checkFields(Path, {
      values: {
        ...stringValues(ownParameters, parameters),
        ...(address.endsWith(restOfPath) && { path: parameters['*']?.replace(/\/$/, '') }),
      },
      locale: texts,
    })
    if (!path.ok || !locale.success) throw new HttpError(404, messages[texts].notFound)
    return {
      locale: locale.data,
      path: path.value,
      query: accept(Query, { values: stringValues(query, request.query), locale: texts }),
      body: body && accept(body, { values: request.body ?? {}, locale: texts }, createBodyError),
    }
  }
}

function accept<Shape extends z.ZodType>(
  shape: Shape,
  input: { values: unknown; locale: Locale },
  refuse: CreateBodyError = createFieldError,
) {
  const checked = checkFields(shape, input)
  if (checked.ok) return checked.value
  throw refuse(checked.errors, input.locale)
}

function createFieldError(errors: Record<string, string[]>, locale: Locale): HttpError {
  return new HttpError(400, messages[locale].invalidInput, errors)
}

function parseResponse({ operationId, response: shape }: Operation, response: unknown): unknown {
  const parsed = shape.safeParse(response)
  if (parsed.success) return parsed.data
  throw new Error(
    `The response of ${operationId} violates the contract: ${z.prettifyError(parsed.error)}`,
  )
}
