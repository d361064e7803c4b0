import type { IncomingMessage, ServerResponse } from 'node:http'
import { readiness } from './readiness.ts'

/** `/health`: the process is alive. `/ready`: it can serve visitors. */
export function handleHealthCheck(request: IncomingMessage, response: ServerResponse) {
  const isHealthy = request.url !== '/ready' || readiness.isReady
  response.writeHead(isHealthy ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify({ status: isHealthy ? 'ok' : 'not ready' }))
}
