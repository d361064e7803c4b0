import type { z } from 'zod'
import type { Access, StaffObject } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the REST contract. The origin registers its route from it, the OpenAPI documents are generated from it, and
 * so are the root fields of the graph.
 */
export type Operation = {
  /** Name of the root field in the graph. */
  operationId: string
  /** It is no root field of the graph: the gateway calls it to complete other responses, or does not offer it. */
  isInternal?: true
  /** Who may call it. The origin's guard, the security section of OpenAPI and the descriptions of the graph are derived from it. */
  access: Access
  /** For staff: what it acts on. If omitted, it needs the role for the whole site. */
  object?: StaffObject
  /** The status instead of 403 for logged-in users without permission, for calls that return the current user. */
  forbiddenStatus?: 401
  method: Method
  /** Path with its parameters in braces. `{locale}` is listed like any other. */
  path: string
  /**
   * A path that starts with `/{locale}` may also be called without it, in the default language. The gateway always sends
   * the language.
   */
  localeOptional?: boolean
  /** What the call does, as an imperative of a few words: `List events`. */
  summary: string
  description: string
  /**
   * An addition to the specification, which another origin may lack. If it responds with 404, the gateway uses `whenMissing` as the response;
   * without that, the field is not found. Operations without `extension` are required of every origin.
   */
  extension?: { whenMissing?: unknown }
  /** The response depends on the caller and must not be cached, like that of every call with a session. */
  isPersonal?: true
  /** Whether calls are rate-limited. The limits are those of the route. */
  isRateLimited?: true
  pathParameters?: Record<string, z.ZodType>
  query?: Record<string, z.ZodType>
  /** Of a list in pages: how many rows a page has where the call does not say. */
  pageSize?: number
  body?: z.ZodType
  /** The shape of a successful response. */
  response: z.ZodType
  responseStatus?: 200 | 201
  /** Headers of a successful response, with their descriptions. */
  responseHeaders?: Record<string, string>
  /** A repeated request with the same `Idempotency-Key` has no further effect; another request with it gets 422. */
  takesIdempotencyKey?: true
  /** A POST that changes nothing, because what it is asked is too long for an address: it needs no CSRF token, and is a query in the graph. */
  changesNothing?: true
  /** What it is called on may have been deleted, for which it responds with 410. */
  mayBeGone?: true
  /** For writing calls: error bodies of their own, which become members of the result union in the graph. */
  errors?: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429, z.ZodType>>
}

export type RestSource = {
  /** Name of the OpenAPI document and of the source in the gateway. */
  name: string
  description: string
  /**
   * An addition to the specification, which another origin may lack. If it responds with 404, the gateway uses `whenMissing` as the response;
   * without that, the field is not found. Operations without `extension` are required of every origin.
   */
  extension?: { whenMissing?: unknown }
  operations: Record<string, Operation>
}
