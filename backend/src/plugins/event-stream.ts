import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

export type EventStream = {
  send: (event: { name?: string; id?: number; data: object }) => void
  /** Sends a heartbeat, a comment without data. */
  sendHeartbeat: () => void
  /** Whether data is still buffered: stop writing until it has drained. */
  isFull: () => boolean
  isOpen: () => boolean
  /** Waits until the client has read the buffered data or has disconnected. Disconnects a client that exceeds the timeout. */
  drained: () => Promise<void>
  /** Resolves when either side has closed the stream. */
  closed: Promise<void>
  /** Ends the stream; a client that has not read the rest within a second is disconnected. */
  end: () => void
}

/** The delay after which a disconnected client reconnects. */
const reconnectDelayMs = 1_000
const closeTimeoutMs = 1_000

/**
 * Starts a response of server-sent events. A caller that writes only while it is not full needs no memory beyond the socket's
 * buffer.
 */
export function openEventStream(
  response: ServerResponse,
  { drainTimeoutMs }: { drainTimeoutMs: number },
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would otherwise buffer events.
    'x-accel-buffering': 'no',
  })
  // The server's idle timeout is shorter than the pause between events may be.
  response.socket?.setTimeout(0)

  const closed = new Promise<void>((resolve) => response.once('close', resolve))
  const isOpen = () => !response.destroyed && !response.writableEnded
  const write = (text: string) => {
    if (isOpen()) response.write(text)
  }
  write(`retry: ${reconnectDelayMs}\n`)
  return {
    send({ name, id, data }) {
      const head = name ? `event: ${name}\n` : ''
      const line = id === undefined ? '' : `id: ${id}\n`
      write(`${head}${line}data: ${JSON.stringify(data)}\n\n`)
    },
    sendHeartbeat: () => write(':\n\n'),
    isFull: () => response.writableNeedDrain,
    isOpen,
    async drained() {
      if (!isOpen() || !response.writableNeedDrain) return
      const timeout = AbortSignal.timeout(drainTimeoutMs)
      const taken = once(response, 'drain', { signal: timeout }).catch(() => response.destroy())
      await Promise.race([taken, closed])
    },
    closed,
    end() {
      response.end()
      setTimeout(() => response.destroy(), closeTimeoutMs).unref()
    },
  }
}
