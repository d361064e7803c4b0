import type { z } from 'zod'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the REST contract. The origin registers its route from it, the OpenAPI documents are generated from it, and
 * so are the root fields of the graph.
 */
export type Operation = {
  /** Name of the root field in the graph. */
  operationId: string
  /** Who may call it. The origin's guard, the security section of OpenAPI and the descriptions of the graph follow from it. */
  access: Access
  /** Answered in place of 403 to those who are logged in without the right: where the call asks who somebody is. */
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
   * What is ours beside the specification: an origin may lack it. Where it answers 404 the gateway has this in place of an answer;
   * without one the field is not found. Operations without this are required of every origin.
   */
  extension?: { whenMissing?: unknown }
  /** The answer depends on who asks, also where all may call: it is never kept. So is that of every call with a session. */
  isPersonal?: true
  /** How often somebody may call it is limited. The route brings the limit itself. */
  isRateLimited?: true
  pathParameters?: Record<string, z.ZodType>
  query?: Record<string, z.ZodType>
  /** Of a list in pages: how many rows a page has where the call does not say. */
  pageSize?: number
  body?: z.ZodType
  /** The shape of the answer when all went well. */
  answer: z.ZodType
  answerStatus?: 200 | 201
  /** For writing calls: refusals that belong to the contract and become members of the result union. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 429, z.ZodType>>
}

export type RestSource = {
  /** Name of the OpenAPI document and of the source in the gateway. */
  name: string
  description: string
  /**
   * What is ours beside the specification: an origin may lack it. Where it answers 404 the gateway has this in place of an answer;
   * without one the field is not found. Operations without this are required of every origin.
   */
  extension?: { whenMissing?: unknown }
  operations: Record<string, Operation>
}
