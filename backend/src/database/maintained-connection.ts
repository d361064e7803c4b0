import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type MaintainedConnection = { stop: () => Promise<void> }

type ConnectionOptions = {
  url: string
  /** Shown in pg_stat_activity. */
  name: string
  /** Uses a connection until `signal` aborts because it is broken or no longer needed. */
  use: (client: pg.Client, signal: AbortSignal) => Promise<never>
  onBroken: (cause: unknown) => void
}

const initialBackoffMs = 50
const maxBackoffMs = 5_000
/** A query that takes longer counts as a dead connection. */
const queryTimeoutMs = 5_000
const closeTimeoutMs = 1_000

/**
 * Maintains one connection outside the pool, for what PostgreSQL ties to a connection: LISTEN and advisory locks. If it breaks,
 * or `use` throws, it is replaced after a backoff of up to five seconds.
 */
export function maintainConnection({
  url,
  name,
  use,
  onBroken,
}: ConnectionOptions): MaintainedConnection {
  const stopped = new AbortController()

  async function reconnectUntilStopped(): Promise<void> {
    let pauseMs = initialBackoffMs
    while (!stopped.signal.aborted) {
      const begun = performance.now()
      try {
        await useOnce()
      } catch (cause) {
        if (stopped.signal.aborted) return
        onBroken(cause)
      }
      if (performance.now() - begun > maxBackoffMs) pauseMs = initialBackoffMs
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, maxBackoffMs)
    }
  }

  async function useOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
      // Without keepalives the server would hold the locks of a vanished machine for hours.
      options: '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    })
    const ended = new AbortController()
    const signal = AbortSignal.any([ended.signal, stopped.signal])
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('The connection was closed')))
      signal.addEventListener('abort', () => reject(new Error('The connection was stopped')))
    })
    try {
      await Promise.race([client.connect(), broken])
      await Promise.race([use(client, signal), broken])
    } finally {
      ended.abort()
      // The server may be gone for good and never confirm the end.
      await Promise.race([
        client.end().catch(() => {}),
        pause(closeTimeoutMs, undefined, { ref: false }),
      ])
    }
  }

  const running = reconnectUntilStopped()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}
