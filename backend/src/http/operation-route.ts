import type { Operation } from '@foyer/schema/rest/operation.ts'
import { Locale as SiteLocale, type Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { withCalendarDays } from './calendar-day.ts'
import { checkFields } from './field-errors.ts'
import { guardOf } from './guard.ts'
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

type LocaleOf<Called> = Called extends { pathParameters: { locale: infer Shape extends z.ZodType } }
  ? z.output<Shape>
  : Locale

/** A call that has passed the contract's checks. */
type Call<Called extends Operation> = {
  /** The language of what is asked for. */
  locale: LocaleOf<Called>
  path: Part<Called, 'pathParameters'>
  query: Part<Called, 'query'>
  body: Called extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** How a body is refused; unless said otherwise with the messages by field. */
type RefuseBody = (errors: Record<string, string[]>, locale: Locale) => Refusal
type Options = Omit<RouteShorthandOptions, 'preValidation'> & { refuseBody?: RefuseBody }

export type Handler<Called extends Operation> = (
  call: Call<Called>,
) => Promise<z.input<Called['answer']>>

/**
 * Adds the routes of an operation: with the language, and without it where the contract allows that, for those who may call it.
 * The handler gets checked values only. A path that breaks the contract is a 404, a query or body a 400 with the fields that are
 * wrong, and an answer that breaks it a 500 that says so in the log. What is sent is what was checked: nothing that the
 * contract does not name.
 */
export function addOperation<const Called extends Operation>(
  app: FastifyInstance,
  operation: Called,
  handler: Handler<Called>,
  { refuseBody, ...options }: Options = {},
): void {
  if ((operation.isRateLimited ?? false) !== (options.preHandler !== undefined)) {
    throw new Error(`Whether ${operation.operationId} is rate-limited differs from its contract.`)
  }
  const check = checksOf(operation, refuseBody ?? refuseFields)
  for (const url of addressesOf(operation)) {
    app.route({
      ...options,
      config: { ...options.config, ...(refuseBody && { refuseInput: refuseBody }) },
      method: operation.method,
      url,
      preValidation: guardOf(operation.access, operation.forbiddenStatus),
      async handler(request, reply) {
        if (isPersonal(operation, request)) {
          reply.header('cache-control', 'private, no-store').header('vary', 'Cookie')
        }
        const call = { ...check(request), request, reply } as Call<Called>
        const answer = parseAnswer(operation, await handler(call))
        return reply
          .status(operation.answerStatus ?? 200)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer))
      },
    })
  }
}

function isPersonal(operation: Operation, { headers }: FastifyRequest): boolean {
  if (operation.isPersonal || operation.access !== 'public') return true
  return /(?:^|;\s*)sessionid=/.test(headers.cookie ?? '')
}

/** A path within a path may hold slashes: it is the last parameter, and all the rest of the address. */
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
  refuseBody: RefuseBody,
) {
  const { locale: LocaleShape = SiteLocale, ...ownParameters } = pathParameters
  const Path = z.object(ownParameters)
  const Query = z.object(
    Object.fromEntries(
      Object.entries(query).map(([name, shape]) => [name, withCalendarDays(shape)]),
    ),
  )
  return (request: FastifyRequest) => {
    const say = localeOf(request.url)
    const given = request.params as { locale?: string; '*'?: string }
    const locale = LocaleShape.safeParse(given.locale ?? say)
    const path = checkFields(Path, {
      values: {
        ...stringValues(ownParameters, given),
        ...(address.endsWith(restOfPath) && { path: given['*']?.replace(/\/$/, '') }),
      },
      locale: say,
    })
    if (!path.ok || !locale.success) throw new Refusal(404, messages[say].notFound)
    return {
      locale: locale.data,
      path: path.value,
      query: accept(Query, { values: stringValues(query, request.query), locale: say }),
      body: body && accept(body, { values: request.body ?? {}, locale: say }, refuseBody),
    }
  }
}

function accept<Shape extends z.ZodType>(
  shape: Shape,
  given: { values: unknown; locale: Locale },
  refuse: RefuseBody = refuseFields,
) {
  const checked = checkFields(shape, given)
  if (checked.ok) return checked.value
  throw refuse(checked.errors, given.locale)
}

function refuseFields(errors: Record<string, string[]>, locale: Locale): Refusal {
  return new Refusal(400, messages[locale].invalidInput, errors)
}

function parseAnswer({ operationId, answer: shape }: Operation, answer: unknown): unknown {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new Error(
    `The answer of ${operationId} breaks the contract: ${z.prettifyError(parsed.error)}`,
  )
}
