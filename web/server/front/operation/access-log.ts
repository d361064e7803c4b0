import type { Logger } from 'pino'
import { moment } from '#front/cache/tag-clock.ts'
import type { Exchange } from './exchange.ts'
import type { Metrics } from './metrics.ts'

/** What a log line needs of an exchange. */
type LoggedExchange = Omit<Exchange, 'peer'> & { peer: { requestId: string } }

/** Counts an exchange and writes its log line when the response is sent, or when the client has disconnected. */
export function logExchange(
  exchange: LoggedExchange,
  { log, metrics }: { log: Logger; metrics: Metrics },
) {
  exchange.response.on('close', () => {
    metrics.countResponse(exchange.outcome)
    writeLine(exchange, log)
  })
}

/**
 * The same for a response from memory, whose outcome is known: these are so frequent that a line which the log level
 * drops is not prepared.
 */
export function logHit(
  exchange: LoggedExchange,
  { log, metrics }: { log: Logger; metrics: Metrics },
) {
  metrics.countResponse('hit')
  if (log.isLevelEnabled('info')) exchange.response.on('close', () => writeLine(exchange, log))
}

function writeLine({ request, response, peer, receivedAt, outcome }: LoggedExchange, log: Logger) {
  // Health checks come every few seconds and are not worth a line.
  const level = outcome === 'health' ? 'debug' : 'info'
  const line = {
    id: peer.requestId,
    method: request.method,
    url: withoutSecrets(request.url?.slice(0, 500)),
    status: response.statusCode,
    outcome,
    ms: Math.round((moment() - receivedAt) * 10) / 10,
  }
  log[level](response.writableFinished ? line : { ...line, aborted: true })
}

/** The address of an order gives access to it, so it is not logged. */
const withoutSecrets = (url = '') => url.replace(/(\/orders\/)[\w-]{20,}/, '$1…')
