import type { Operation } from '@foyer/schema/rest/operation.ts'
import { type ErrorStatus, documentedErrorsOf } from '@foyer/schema/rest/documented-errors.ts'
import type { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'

type ErrorTexts = { id: string; description: string; isRetried?: true }

/** What a status means, and the name of the component in which all operations without a shape of their own share it. */
const errorTexts: Record<ErrorStatus, ErrorTexts> = {
  400: {
    id: 'InvalidInput',
    description: 'A parameter or the body breaks the rules. Nothing was changed.',
  },
  401: { id: 'Unauthenticated', description: 'The session is missing or has ended.' },
  403: {
    id: 'Forbidden',
    description:
      'The session lacks the right, or a writing call lacks the CSRF token. Nothing was changed.',
  },
  404: {
    id: 'NotFound',
    description: 'There is nothing at this path, or no such page of the list.',
  },
  409: {
    id: 'Conflict',
    description: 'Somebody else has changed the same in the meantime. Nothing was changed.',
  },
  410: {
    id: 'Gone',
    description: 'It has been deleted, and can be restored in the editor. Nothing was changed.',
  },
  413: { id: 'PayloadTooLarge', description: 'The body is too large.' },
  414: { id: 'UriTooLong', description: 'A value in the path is too long.' },
  415: { id: 'UnsupportedMediaType', description: 'The body is not JSON.' },
  422: {
    id: 'IdempotencyKeyReused',
    description: 'The idempotency key was used for another request. Nothing was changed.',
  },
  429: {
    id: 'RateLimited',
    description: 'There were too many calls in a short time.',
    isRetried: true,
  },
  503: {
    id: 'Overloaded',
    description: 'The origin has too much to do at the moment. Nothing was changed.',
    isRetried: true,
  },
}

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const

const shared = new Map<ErrorStatus, ZodOpenApiResponseObject>()

/** The responses of an operation when it is refused, by status. */
export function errorResponses(operation: Operation): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    [...documentedErrorsOf(operation)].map(([status, { shape, isOwn }]) => [
      `${status}`,
      isOwn ? jsonResponse(errorTexts[status].description, shape) : sharedResponse(status, shape),
    ]),
  )
}

export function jsonResponse(description: string, schema: z.ZodType): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema } } }
}

function sharedResponse(status: ErrorStatus, shape: z.ZodType): ZodOpenApiResponseObject {
  const { id, description, isRetried } = errorTexts[status]
  const response = shared.get(status) ?? {
    id,
    ...jsonResponse(description, shape),
    ...(isRetried && { headers: retryAfter }),
  }
  shared.set(status, response)
  return response
}
