import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

export type EventStream = {
  say: (event: { name?: string; id: number; data: object }) => void
  /** Says nothing, to show that the connection lives. */
  beat: () => void
  /** Whether what was said still waits for the reader: time to stop talking. */
  isFull: () => boolean
  isOpen: () => boolean
  /** Waits until the reader has taken what was said, or is gone. Cuts off one that takes too long. */
  drained: () => Promise<void>
  /** When reader or server have ended it. */
  closed: Promise<void>
  /** Ends it; who has not taken the rest within a second does not get it. */
  end: () => void
}

/** After a cut the reader is asked to come back so soon. */
const comeBackMs = 1_000
const farewellMs = 1_000

/** Begins an answer of server-sent events. Who writes only while it is not full keeps no more in memory than the socket. */
export function openEventStream(
  response: ServerResponse,
  { takeWithinMs }: { takeWithinMs: number },
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would otherwise collect events before it passes them on.
    'x-accel-buffering': 'no',
  })
  // The server closes connections that are silent for as long as these may be.
  response.socket?.setTimeout(0)

  const closed = new Promise<void>((resolve) => response.once('close', resolve))
  const isOpen = () => !response.destroyed && !response.writableEnded
  const write = (text: string) => {
    if (isOpen()) response.write(text)
  }
  write(`retry: ${comeBackMs}\n`)
  return {
    say({ name, id, data }) {
      const head = name ? `event: ${name}\n` : ''
      write(`${head}id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    beat: () => write(':\n\n'),
    isFull: () => response.writableNeedDrain,
    isOpen,
    async drained() {
      if (!isOpen() || !response.writableNeedDrain) return
      const patience = AbortSignal.timeout(takeWithinMs)
      const taken = once(response, 'drain', { signal: patience }).catch(() => response.destroy())
      await Promise.race([taken, closed])
    },
    closed,
    end() {
      response.end()
      setTimeout(() => response.destroy(), farewellMs).unref()
    },
  }
}
