import type { Logger } from 'pino'
import { moment } from '#front/cache/tag-clock.ts'
import type { Exchange } from './exchange.ts'
import type { Metrics } from './metrics.ts'

/** What a line needs to know of an exchange. */
type LoggedExchange = Omit<Exchange, 'peer'> & { peer: { requestId: string } }

/** Counts an exchange and writes its line when the answer is out, or when the visitor has gone before that. */
export function logExchange(
  exchange: LoggedExchange,
  { log, metrics }: { log: Logger; metrics: Metrics },
) {
  exchange.response.on('close', () => {
    metrics.countAnswer(exchange.outcome)
    writeLine(exchange, log)
  })
}

/** The same for an answer from memory, whose outcome is known: there are so many that what is not written is not prepared either. */
export function logHit(
  exchange: LoggedExchange,
  { log, metrics }: { log: Logger; metrics: Metrics },
) {
  metrics.countAnswer('hit')
  if (log.isLevelEnabled('info')) exchange.response.on('close', () => writeLine(exchange, log))
}

function writeLine({ request, response, peer, receivedAt, outcome }: LoggedExchange, log: Logger) {
  // Health checks come every few seconds and tell nothing.
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

/** The address of an order opens it: it stands in no log. */
const withoutSecrets = (url = '') => url.replace(/(\/orders\/)[\w-]{20,}/, '$1…')
