import { GraphQLError } from 'graphql'
import { maskError as maskUnknown } from 'graphql-yoga'
import type { ErrorCode } from './error-code.ts'

/** Codes that clients may rely on, by the origin's status. */
const codes: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
}

type OriginResponse = { status: number; headers?: Record<string, string>; body?: unknown }
type ErrorBody = { detail?: string; errors?: Record<string, string[]>; loginUrl?: string }

/**
 * What a client may know of an error: its code, for rejected calls the message and fields of the origin, and nothing of how the
 * gateway asks the origin.
 */
export function maskError(error: unknown, message: string, isDev?: boolean): Error {
  if (!(error instanceof GraphQLError)) return maskUnknown(error, message, isDev)
  // Yoga's parser quotes the body that it could not read. It derives the status 400 from this entry, so that it stays.
  if (error.extensions['originalError']) error.extensions['originalError'] = { name: 'SyntaxError' }
  const response = error.extensions['response'] as OriginResponse | undefined
  if (response?.status) return originError(error, response)
  if (isInvalidInput(error)) error.extensions['code'] = 'BAD_USER_INPUT' satisfies ErrorCode
  return maskUnknown(error, message, isDev)
}

/** The status with which the origin rejected a call, or failed; undefined for anything else. */
export function originStatus(error: unknown): number | undefined {
  if (!(error instanceof GraphQLError)) return undefined
  return (error.extensions['response'] as OriginResponse | undefined)?.status
}

/** graphql-js gives an error without a code when a variable does not fit its type. */
function isInvalidInput(error: GraphQLError): boolean {
  const isOurs = !error.originalError || error.originalError instanceof GraphQLError
  return isOurs && !error.extensions['code'] && !error.path
}

function originError(error: GraphQLError, response: OriginResponse): GraphQLError {
  const errorBody = readErrorBody(response)
  const code = codeOf(response.status)
  return new GraphQLError(errorBody.detail ?? sentences[code] ?? 'The origin rejected the call.', {
    ...(error.nodes && { nodes: error.nodes }),
    ...(error.path && { path: error.path }),
    extensions: {
      code,
      status: response.status,
      ...(errorBody.errors && { fieldErrors: graphNames(errorBody.errors) }),
      ...(response.status === 401 && errorBody.loginUrl && { loginUrl: errorBody.loginUrl }),
      ...(response.status === 429 && {
        retryAfter: Number(response.headers?.['retry-after']) || 60,
      }),
    },
  })
}

const sentences: Partial<Record<ErrorCode, string>> = {
  BAD_UPSTREAM_RESPONSE: 'The origin sent something that cannot be read.',
  UPSTREAM_ERROR: 'The origin failed.',
}

function codeOf(status: number): ErrorCode {
  if (status < 300) return 'BAD_UPSTREAM_RESPONSE'
  if (status >= 500) return 'UPSTREAM_ERROR'
  return codes[status] ?? 'UPSTREAM_REJECTED'
}

/** The body of a rejection (4xx) is for people; that of a failure may hold anything. */
function readErrorBody({ status, body }: OriginResponse): ErrorBody {
  if (status < 400 || status >= 500 || typeof body !== 'object' || body === null) return {}
  const {
    detail,
    errors,
    login_url: loginUrl,
  } = body as { detail?: unknown; errors?: Record<string, string[]>; login_url?: unknown }
  return {
    ...(typeof detail === 'string' && { detail }),
    ...(typeof errors === 'object' && errors !== null && { errors }),
    ...(typeof loginUrl === 'string' && { loginUrl }),
  }
}

/** What the origin calls ids are numbers in the graph. */
function graphNames(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name
        .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
        .replace(/^id$/, 'number')
        .replace(/Id$/, 'Number'),
      messages,
    ]),
  )
}
