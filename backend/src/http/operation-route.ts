import type { Operation } from '@foyer/schema/rest/operation.ts'
import type { Locale } from '@foyer/schema/rest/scalars.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { withCalendarDays } from './calendar-day.ts'
import { checkFields } from './field-errors.ts'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'
import { Refusal } from './refusal.ts'
import { stringValues } from './string-values.ts'

type Values<Shapes> = {
  [Name in keyof Shapes]: Shapes[Name] extends z.ZodType ? z.output<Shapes[Name]> : never
}
type Part<Called extends Operation, Name extends 'pathParameters' | 'query'> = Called extends {
  [Key in Name]: infer Shapes
}
  ? Values<Shapes>
  : object

/** A call that has passed the contract's checks. */
type Call<Called extends Operation> = {
  locale: Locale
  path: Part<Called, 'pathParameters'>
  query: Part<Called, 'query'>
  body: Called extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<Called extends Operation> = (
  call: Call<Called>,
) => Promise<z.input<Called['answer']>>

/**
 * Adds the routes of an operation: with the language, and without it where the contract allows that. The handler gets
 * checked values only. A path that breaks the contract is a 404, a query or body a 400 with the fields that are wrong,
 * and an answer that breaks it a 500 that says so in the log.
 */
export function addOperation<const Called extends Operation>(
  app: FastifyInstance,
  operation: Called,
  handler: Handler<Called>,
  options: RouteShorthandOptions = {},
): void {
  const check = checksOf(operation)
  for (const url of addressesOf(operation)) {
    app.route({
      ...options,
      method: operation.method,
      url,
      async handler(request, reply) {
        const locale = localeOf(request.url)
        const call = { ...check(request, locale), locale, request, reply } as Call<Called>
        const answer = await handler(call)
        assertContract(operation, answer)
        return reply
          .status(operation.answerStatus ?? 200)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer))
      },
    })
  }
}

function addressesOf({ path, localeOptional }: Operation): string[] {
  const url = path.replace('/{locale}', '/:locale').replaceAll(/\{(\w+)\}/g, ':$1')
  return localeOptional ? [url, url.replace('/:locale', '')] : [url]
}

function checksOf({ pathParameters = {}, query = {}, body }: Operation) {
  const ownParameters = Object.fromEntries(
    Object.entries(pathParameters).filter(([name]) => name !== 'locale'),
  )
  const Path = z.object(ownParameters)
  const Query = z.object(
    Object.fromEntries(
      Object.entries(query).map(([name, shape]) => [name, withCalendarDays(shape)]),
    ),
  )
  return (request: FastifyRequest, locale: Locale) => {
    const { locale: givenLocale } = request.params as { locale?: string }
    const path = checkFields(Path, { values: stringValues(ownParameters, request.params), locale })
    if (!path.ok || (givenLocale && givenLocale !== locale)) {
      throw new Refusal(404, messages[locale].notFound)
    }
    return {
      path: path.value,
      query: accept(Query, { values: stringValues(query, request.query), locale }),
      body: body && accept(body, { values: request.body ?? {}, locale }),
    }
  }
}

function accept<Shape extends z.ZodType>(shape: Shape, given: { values: unknown; locale: Locale }) {
  const checked = checkFields(shape, given)
  if (checked.ok) return checked.value
  throw new Refusal(400, messages[given.locale].invalidInput, checked.errors)
}

function assertContract({ operationId, answer: shape }: Operation, answer: unknown): void {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return
  throw new Error(
    `The answer of ${operationId} breaks the contract: ${z.prettifyError(parsed.error)}`,
  )
}
