import type { z } from 'zod'
import type { Operation } from './operation.ts'
import { InvalidInput, Problem } from './problems.ts'

/** Statuses other than that of success with which an operation is answered on purpose. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 414 | 415 | 422 | 429 | 503

export type DocumentedRefusal = {
  shape: z.ZodType
  /** The operation has this shape for itself; all others are the same everywhere. */
  isOwn: boolean
}

/**
 * How an operation may be refused, by status. What follows from who may call it and from what it takes is derived here; what is
 * particular to it stands in its `refusals`.
 */
export function refusalsOf(operation: Operation): Map<RefusalStatus, DocumentedRefusal> {
  const { refusals = {} } = operation
  return new Map(
    refusalStatusesOf(operation).map((status) => {
      const own = status in refusals ? refusals[status as keyof typeof refusals] : undefined
      const usual = status === 400 ? InvalidInput : Problem
      return [status, { shape: own ?? usual, isOwn: own !== undefined }]
    }),
  )
}

function refusalStatusesOf(operation: Operation): RefusalStatus[] {
  const { access, forbiddenStatus, isRateLimited, method, pathParameters } = operation
  const statuses = new Set<RefusalStatus>([400, 503])
  if (access !== 'public') statuses.add(401)
  if (access === 'editor' && forbiddenStatus === undefined) statuses.add(403)
  if (pathParameters) statuses.add(404).add(414)
  // Writing calls need the CSRF token, whoever calls, and JSON of bounded length.
  if (method !== 'GET') statuses.add(403).add(413).add(415)
  if (operation.mayBeGone) statuses.add(410)
  if (operation.takesIdempotencyKey) statuses.add(422)
  if (isRateLimited) statuses.add(429)
  for (const status of Object.keys(operation.refusals ?? {})) {
    statuses.add(Number(status) as RefusalStatus)
  }
  return [...statuses].toSorted((one, other) => one - other)
}
