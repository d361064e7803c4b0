/** Why the graph has no answer: what the gateway says (`mesh/src/errors.ts`), or that it could not be asked. */
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

// By its name it is known to another copy of this module, too.
const graphErrorName = 'GraphError'

/** That the graph has refused an operation, or cannot be reached. */
export class GraphError extends Error {
  override readonly name = graphErrorName
  readonly code: GraphErrorCode

  constructor(code: GraphErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** One entry of `errors` in an answer. */
export type ReportedError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { [name: string]: unknown }
}

/** The first code of what an answer reports. */
export function codeOf(errors: readonly ReportedError[]): GraphErrorCode {
  return (errors[0]?.extensions?.['code'] as GraphErrorCode | undefined) ?? 'UNKNOWN'
}

/**
 * Why the graph has refused, of what was thrown here or by Apollo's client; undefined where it was not asked, or nobody knows what it
 * has done.
 */
export function findRefusal(error: unknown): { code: GraphErrorCode; message: string } | undefined {
  if (isGraphError(error)) return error.code === 'UNREACHABLE' ? undefined : error
  const { errors } = (error ?? {}) as { errors?: readonly ReportedError[] }
  const [first] = Array.isArray(errors) ? errors : []
  return first && { code: codeOf([first]), message: first.message }
}

function isGraphError(error: unknown): error is GraphError {
  return error instanceof Error && error.name === graphErrorName
}
