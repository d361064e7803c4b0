import {
  createEventEnvelope,
  createStackParser,
  dsnFromString,
  type Event,
  exceptionFromError,
  getEnvelopeEndpointWithUrlEncodedAuth,
  serializeEnvelope,
  uuid4,
} from '@sentry/core'
import { readStackLine } from './stack-line.ts'
import { withoutPersonal } from './without-personal.ts'

type Failure = {
  error: Error
  /** What the site was doing when it failed, in one sentence. */
  message?: string | undefined
  from: 'server' | 'browser'
  /** Address of the page, without its query. */
  path?: string | undefined
}

export type ErrorReports = {
  /**
   * Sends a report. Returns at once and never throws. Of equal failures one a minute is sent, and reports over the limit
   * per minute are dropped.
   */
  report(failure: Failure): void
}

type Parts = {
  dsn: string
  variant: string
  onFailure: (error: unknown) => void
  maxPerMinute?: number
}

const timeoutMs = 5000
const minuteMs = 60_000
const client = { name: 'foyer.web', version: '1' }
const readStack = createStackParser(readStackLine)

/** Reports failures by Sentry's protocol to the service of a DSN, without personal data. */
export function createErrorReports({
  dsn,
  variant,
  onFailure,
  maxPerMinute = 60,
}: Parts): ErrorReports {
  const address = dsnFromString(dsn)
  if (!address) throw new Error('SENTRY_DSN is not a DSN. Expected https://key@host/project.')
  const endpoint = getEnvelopeEndpointWithUrlEncodedAuth(address, undefined, client)
  let minute = 0
  let sent = 0
  let kinds = new Set<string>()

  async function send(event: Event) {
    const envelope = createEventEnvelope(event, address, { sdk: client })
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new Uint8Array(Buffer.from(serializeEnvelope(envelope))),
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The error-report service responded with ${response.status}.`)
  }

  return {
    report(failure) {
      const now = Math.floor(Date.now() / minuteMs)
      if (now !== minute) [minute, sent, kinds] = [now, 0, new Set()]
      const kind = kindOf(failure)
      if (kinds.has(kind)) return
      if ((sent += 1) > maxPerMinute) return
      kinds.add(kind)
      send(eventOf(failure, variant)).catch(onFailure)
    },
  }
}

/** Failures with the same texts are equal, wherever they happen. */
function kindOf({ error, message, from }: Failure): string {
  return JSON.stringify([from, message, error.name, withoutPersonal(error.message)])
}

function eventOf({ error, message, from, path }: Failure, variant: string): Event {
  const exception = exceptionFromError(readStack, error)
  return {
    event_id: uuid4(),
    timestamp: Date.now() / 1000,
    platform: from === 'server' ? 'node' : 'javascript',
    level: 'error',
    environment: variant,
    tags: { from },
    ...(message !== undefined && { message: withoutPersonal(message) }),
    ...(path !== undefined && { transaction: withoutPersonal(path) }),
    exception: { values: [{ ...exception, value: withoutPersonal(exception.value ?? '') }] },
  }
}
