import type { z } from 'zod'
import type { Operation } from './operation.ts'
import { isStaffAccess } from './access.ts'
import { InvalidInput, LoginNeeded, Problem } from './problems.ts'

/** Statuses other than that of success that an operation returns on purpose. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 414 | 415 | 422 | 429 | 503

export type DocumentedError = {
  shape: z.ZodType
  /** The operation has this shape for itself; all others are the same everywhere. */
  isOwn: boolean
}

const usualShapes: Partial<Record<ErrorStatus, z.ZodType>> = { 400: InvalidInput, 401: LoginNeeded }

/**
 * How an operation may be refused, by status. What follows from who may call it and from what it takes is derived here; what is
 * particular to it is in its `errors`.
 */
export function documentedErrorsOf(operation: Operation): Map<ErrorStatus, DocumentedError> {
  const { errors = {} } = operation
  return new Map(
    errorStatusesOf(operation).map((status) => {
      const own = status in errors ? errors[status as keyof typeof errors] : undefined
      const shape = own ?? usualShapes[status] ?? Problem
      return [status, { shape, isOwn: own !== undefined }]
    }),
  )
}

function errorStatusesOf(operation: Operation): ErrorStatus[] {
  const { access, forbiddenStatus, isRateLimited, method, pathParameters } = operation
  const statuses = new Set<ErrorStatus>([400, 503])
  if (access !== 'public') statuses.add(401)
  if (isStaffAccess(access) && forbiddenStatus === undefined) statuses.add(403)
  if (pathParameters) statuses.add(404).add(414)
  // Writing calls need the CSRF token, whoever calls, and JSON of bounded length.
  if (method !== 'GET') statuses.add(403).add(413).add(415)
  if (operation.mayBeGone) statuses.add(410)
  if (operation.takesIdempotencyKey) statuses.add(422)
  if (isRateLimited) statuses.add(429)
  for (const status of Object.keys(operation.errors ?? {})) {
    statuses.add(Number(status) as ErrorStatus)
  }
  return [...statuses].toSorted((one, other) => one - other)
}
