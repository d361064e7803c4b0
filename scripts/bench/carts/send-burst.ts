import { quantileSorted } from 'simple-statistics'

export type BurstOptions = { perSecond: number; p50Ms: number; p99Ms: number }

/** Sends the requests of all buyers at once and waits for the last response. */
export async function sendBurst(
  buyers: number,
  serve: (number: number) => Promise<void>,
): Promise<BurstOptions> {
  const startedAt = performance.now()
  const latenciesMs = await Promise.all(
    Array.from({ length: buyers }, async (_, number) => {
      await serve(number)
      return performance.now() - startedAt
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const ascending = latenciesMs.toSorted((a, b) => a - b)
  return {
    perSecond: buyers / seconds,
    p50Ms: quantileSorted(ascending, 0.5),
    p99Ms: quantileSorted(ascending, 0.99),
  }
}
