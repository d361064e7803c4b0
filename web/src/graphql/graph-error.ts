import { outageDigest } from '#lib/failures/outage-digest.ts'

/** Why the graph has no result: the gateway's code (`mesh/src/errors.ts`), or that it could not be reached. */
export type GraphErrorCode =
  | 'NOT_FOUND'
  | 'VALIDATION_FAILED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RATE_LIMITED'
  | 'BAD_USER_INPUT'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_ERROR'
  | 'BAD_UPSTREAM_RESPONSE'
  | 'UNREACHABLE'
  | 'UNKNOWN'

/** Of the origin or the gateway: the same request may succeed later. All others are faults of the site. */
const outages: ReadonlySet<GraphErrorCode> = new Set([
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNREACHABLE',
  'UPSTREAM_ERROR',
  'BAD_UPSTREAM_RESPONSE',
  'UNREACHABLE',
])

// Recognized by its name, also from another copy of this module.
const graphErrorName = 'GraphError'

/** An operation was refused by the graph, or the graph cannot be reached. */
export class GraphError extends Error {
  override readonly name = graphErrorName
  readonly code: GraphErrorCode
  readonly digest?: string

  constructor(code: GraphErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    if (outages.has(code)) this.digest = outageDigest
  }
}

/** One entry of `errors` in a response. */
export type ReportedError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { [name: string]: unknown }
}

/** The first error code of a response. */
export function codeOf(errors: readonly ReportedError[]): GraphErrorCode {
  return (errors[0]?.extensions?.['code'] as GraphErrorCode | undefined) ?? 'UNKNOWN'
}

/**
 * The code with which the graph has refused an operation, from what was thrown here or by Apollo Client; undefined when
 * no response came, so that the effect is not known.
 */
export function findGraphProblem(
  error: unknown,
): { code: GraphErrorCode; message: string } | undefined {
  if (isGraphError(error)) return error.code === 'UNREACHABLE' ? undefined : error
  const { errors } = (error ?? {}) as { errors?: readonly ReportedError[] }
  const [first] = Array.isArray(errors) ? errors : []
  return first && { code: codeOf([first]), message: first.message }
}

/** Whether the graph has refused an operation because too many came before it. */
export const isRateLimited = (error: unknown): boolean =>
  findGraphProblem(error)?.code === 'RATE_LIMITED'

function isGraphError(error: unknown): error is GraphError {
  return error instanceof Error && error.name === graphErrorName
}
