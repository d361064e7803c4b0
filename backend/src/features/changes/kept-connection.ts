import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type KeptConnection = { stop: () => Promise<void> }

type Keeping = {
  url: string
  /** Shown in pg_stat_activity. */
  name: string
  /** What is done with each connection, until `signal` says that it is broken or no longer wanted. */
  use: (client: pg.Client, signal: AbortSignal) => Promise<never>
  onBroken: (cause: unknown) => void
}

const firstPauseMs = 50
const longestPauseMs = 5_000
/** A statement that takes longer is taken for a dead connection. */
const answerWithinMs = 5_000
const goodbyeMs = 1_000

/**
 * Keeps one connection outside the pool, for what belongs to a connection in PostgreSQL: listening, and advisory locks. When it
 * breaks, or its use throws, it is made again, after a pause that grows to five seconds.
 */
export function keepConnection({ url, name, use, onBroken }: Keeping): KeptConnection {
  const stopped = new AbortController()

  async function keep(): Promise<void> {
    let pauseMs = firstPauseMs
    while (!stopped.signal.aborted) {
      const begun = performance.now()
      try {
        await useOnce()
      } catch (cause) {
        if (stopped.signal.aborted) return
        onBroken(cause)
      }
      if (performance.now() - begun > longestPauseMs) pauseMs = firstPauseMs
      await pause(pauseMs, undefined, { signal: stopped.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  async function useOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      // A server whose client's machine has vanished would keep the locks of the connection for hours.
      options: '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    })
    const ended = new AbortController()
    const signal = AbortSignal.any([ended.signal, stopped.signal])
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('The connection was closed')))
      signal.addEventListener('abort', () => reject(new Error('No longer wanted')))
    })
    try {
      await Promise.race([client.connect(), broken])
      await Promise.race([use(client, signal), broken])
    } finally {
      ended.abort()
      // The other side may be gone for good, and then never says goodbye.
      await Promise.race([
        client.end().catch(() => {}),
        pause(goodbyeMs, undefined, { ref: false }),
      ])
    }
  }

  const kept = keep()
  return {
    async stop() {
      stopped.abort()
      await kept
    },
  }
}
