import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPage } from '#bench/site/pages.ts'

const pauseMs = 5
const patienceMs = 30_000

/** The title after the given number of changes. */
export const titleOf = (number: number) => `Fassung ${number}.`

/** Polls a page until stopped and records which title it shows. */
export function watchPage(
  url: string,
  { readers, signal }: { readers: number; signal: AbortSignal },
) {
  const ending = new AbortController()
  const turns = new EventTarget()
  let newest = { number: 0, seenAt: 0 }
  let [reads, staleReads] = [0, 0]

  async function read() {
    while (!ending.signal.aborted) {
      const least = newest.number
      const number = numberIn(await readPage(url))
      reads += 1
      if (number < least) staleReads += 1
      if (number > newest.number) {
        newest = { number, seenAt: performance.now() }
        turns.dispatchEvent(new Event('newer'))
      }
      await sleep(pauseMs)
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, read))
  reading.catch(() => {})

  return {
    pauseMs,
    reads: () => reads,
    staleReads: () => staleReads,
    /** Resolves with the time when the title of this change, or a later one, was first read. */
    async untilSeen(number: number): Promise<number> {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      while (newest.number < number) {
        await Promise.race([once(turns, 'newer', { signal: patience }), reading])
      }
      return newest.seenAt
    },
    async stop() {
      ending.abort()
      await reading
    },
  }
}

/** The number of the change that the page shows; 0 before the first. */
function numberIn(html: string): number {
  const headline = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
  return Number(/Fassung (\d+)\./.exec(headline)?.[1] ?? 0)
}
