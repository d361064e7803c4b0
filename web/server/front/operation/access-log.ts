import type { Logger } from 'pino'
import type { Exchange } from './exchange.ts'
import type { Metrics } from './metrics.ts'

/** Counts an exchange and writes its line when the answer is out, or when the visitor has gone before that. */
export function logExchange(
  exchange: Exchange,
  { log, metrics }: { log: Logger; metrics: Metrics },
) {
  const { request, response, peer, receivedAt } = exchange
  response.once('close', () => {
    metrics.answers.inc({ outcome: exchange.outcome })
    // Health checks come every few seconds and tell nothing.
    const level = exchange.outcome === 'health' ? 'debug' : 'info'
    log[level]({
      id: peer.requestId,
      method: request.method,
      url: request.url?.slice(0, 500),
      status: response.statusCode,
      outcome: exchange.outcome,
      ms: Math.round((performance.now() - receivedAt) * 10) / 10,
      ...(response.writableFinished ? {} : { aborted: true }),
    })
  })
}
