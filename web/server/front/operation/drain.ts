import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '#front/limits.ts'

export type Drain = {
  readonly isDraining: boolean
  /** Shuts the server down without losing a request; resolves when the last response is sent or has taken too long. */
  drain(): Promise<void>
}

/**
 * While draining, readiness fails and every response closes its connection; new connections are accepted for a moment,
 * until load balancers have noticed. Then the server closes and waits for requests in flight.
 */
export function createDrain(server: Server, { lameDuckMs = limits.lameDuckMs } = {}): Drain {
  let drained: Promise<void> | undefined
  server.prependListener('request', (_, response) => {
    if (drained) response.setHeader('connection', 'close')
  })

  async function close() {
    await wait(lameDuckMs)
    const closed = new Promise<void>((resolve) => server.once('close', resolve))
    // The http server's own `close` would cut connections on which the next request is arriving.
    NetServer.prototype.close.call(server)
    await Promise.race([closed, wait(limits.idleAtEndMs, undefined, { ref: false })])
    server.closeIdleConnections()
    await Promise.race([closed, wait(limits.drainMs, undefined, { ref: false })])
    server.closeAllConnections()
  }

  return {
    get isDraining() {
      return drained !== undefined
    },
    drain: () => (drained ??= close()),
  }
}
