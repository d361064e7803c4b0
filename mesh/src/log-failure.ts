import type { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import { refusedStatus } from '#errors/mask-error.ts'

/**
 * Says what went wrong. That the origin refuses a call, as by a 404, is an ordinary answer; of its failures only what helps to
 * find them is kept, not what it sent.
 */
export function logFailure(log: Logger, failure: unknown): void {
  const status = refusedStatus(failure)
  if (status === undefined) {
    log.error({ err: failure }, 'unexpected error')
    return
  }
  const { path } = failure as GraphQLError
  if (status >= 400 && status < 500) log.debug({ status, path }, 'the origin refused a call')
  else log.error({ status, path }, 'the origin failed')
}
