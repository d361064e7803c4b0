import type { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { originStatus } from './mask-error.ts'

/**
 * Logs errors. Expected failures of the origin, such as a 404, are logged at debug level; of its other failures only status and
 * path are logged, not the body.
 */
export function logFailure(log: Logger, failure: unknown): void {
  const status = originStatus(failure)
  if (status === undefined) {
    log.error({ err: failure }, 'unexpected error')
    return
  }
  const { path } = failure as GraphQLError
  if (status >= 400 && status < 500) log.debug({ status, path }, 'the origin rejected a call')
  else log.error({ status, path }, 'the origin failed')
}
