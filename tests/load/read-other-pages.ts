import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Statuses } from './site-client.ts'

/** Milliseconds that each page took, and how many responses there were of each status. */
type Read = { latencies: number[]; statuses: Statuses }

/** Reads other pages in a thread of its own until it is told to end. Resolves when each has been read once. */
export async function readOtherPages(
  address: string,
): Promise<{ end: () => Promise<Read>; close: () => Promise<number> }> {
  const thread = new Worker(new URL('read-other-pages-thread.ts', import.meta.url), {
    workerData: address,
  })
  await once(thread, 'message')
  const ended = once(thread, 'message')
  return {
    async end() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread takes no such argument
      thread.postMessage('end')
      const [read] = (await ended) as [Read]
      return read
    },
    close: () => thread.terminate(),
  }
}
