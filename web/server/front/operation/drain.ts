import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { limits } from '#front/limits.ts'

export type Drain = {
  readonly isDraining: boolean
  /** Shuts the server down without losing a request; resolves when the last response is sent or has taken too long. */
  drain(): Promise<void>
}

const idleTurnMs = 0.05
const maxTurns = 20_000

/**
 * While draining, readiness fails and every response closes its connection; new connections are accepted for a moment,
 * until load balancers have noticed. Then the server closes and waits for requests in flight.
 */
export function createDrain(server: Server, { lameDuckMs }: { lameDuckMs: number }): Drain {
  let drained: Promise<void> | undefined
  let lastConnectionAt = -Infinity
  server.on('connection', () => (lastConnectionAt = performance.now()))
  server.prependListener('request', (_, response) => {
    if (drained) response.setHeader('connection', 'close')
  })

  async function close() {
    await wait(lameDuckMs)
    await untilNobodyComes()
    await untilAcceptQueueIsEmpty()
    const closed = new Promise<void>((resolve) => server.once('close', resolve))
    // The http server's own `close` would cut connections on which the next request is arriving.
    NetServer.prototype.close.call(server)
    await Promise.race([closed, wait(limits.idleAtEndMs, undefined, { ref: false })])
    server.closeIdleConnections()
    await Promise.race([closed, wait(limits.drainMs, undefined, { ref: false })])
    server.closeAllConnections()
  }

  /** As long as clients connect all the time, they are served; for a bounded time, since some do not look at readiness. */
  async function untilNobodyComes() {
    const begun = performance.now()
    const isQuiet = () => performance.now() - lastConnectionAt > limits.quietAtEndMs
    while (!isQuiet() && performance.now() - begun < limits.acceptAtEndMs) await wait(5)
  }

  /**
   * The system resets connections that wait to be accepted when the listening socket is closed. The event loop accepts one each turn:
   * after a short turn without any, none was waiting a moment ago.
   */
  async function untilAcceptQueueIsEmpty() {
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const begun = performance.now()
      await nextTurn()
      if (lastConnectionAt < begun && performance.now() - begun < idleTurnMs) return
    }
  }

  return {
    get isDraining() {
      return drained !== undefined
    },
    drain: () => (drained ??= close()),
  }
}
