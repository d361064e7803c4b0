import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { messages } from '#http/messages.ts'
import { isDiskFull } from './disk-space.ts'

type TemporaryFailure = {
  status: 503 | 507
  code: 'busy' | 'disk_full'
  detail: string
  retryAfterSeconds: number
}

/** What to say about a failure after which nothing was stored, and the same request may succeed later; undefined for any other one. */
export function temporaryFailure(error: Error, locale: Locale): TemporaryFailure | undefined {
  const { diskFull, busy } = messages[locale]
  if (isOutOfSpace(error)) {
    return { status: 507, code: 'disk_full', detail: diskFull, retryAfterSeconds: 60 }
  }
  if (isOverload(error)) return { status: 503, code: 'busy', detail: busy, retryAfterSeconds: 2 }
  return undefined
}

/** The disk is full, as the system or PostgreSQL says it: nothing was written. */
function isOutOfSpace(error: Error): boolean {
  return [error, error.cause].some((each) => {
    return isDiskFull(each) || (each as { code?: unknown } | undefined)?.code === '53100'
  })
}

/** The database cannot be reached: nobody listens there, the line is down, or its name is unknown, as in a swarm without a replica of it. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]

/** A statement timeout, a database that is shut down or starting, or too many connections. */
const overloaded = ['57014', '57P01', '57P03', '53300']

/** No free connection in time, a database that is down or starting, or a statement timeout. */
function isOverload(error: Error): boolean {
  const source = (error.cause ?? error) as Error & { code?: string }
  return (
    /timeout exceeded when trying to connect|Connection terminated/.test(source.message) ||
    [...unreachable, ...overloaded].includes(source.code ?? '')
  )
}
