import { setTimeout as pause } from 'node:timers/promises'

export type Silence = {
  everyMs: number
  /** After this time without a response, a part counts as hanging. */
  silentForMs: number
}

type HealthWatch = Silence & {
  /** Resolves if it is healthy, rejects otherwise; gives up when `signal` aborts. */
  ask: (signal: AbortSignal) => Promise<unknown>
  onHanging: () => void
  /** Stops watching. */
  over: AbortSignal
}

/** Watches a running part until it has not responded for too long. */
export function watchHealth(watch: HealthWatch): void {
  void lookAfter(watch)
}

async function lookAfter({
  ask,
  everyMs,
  silentForMs,
  onHanging,
  over,
}: HealthWatch): Promise<void> {
  // Counted in probes instead of elapsed time, which also passes while the machine sleeps.
  const most = Math.ceil(silentForMs / everyMs)
  let missedChecks = 0
  while (!over.aborted) {
    const begun = performance.now()
    const isWell = await ask(AbortSignal.any([over, AbortSignal.timeout(everyMs)])).then(
      () => true,
      () => false,
    )
    if (over.aborted) break
    missedChecks = isWell ? 0 : missedChecks + 1
    if (missedChecks >= most) return onHanging()
    const restMs = everyMs - (performance.now() - begun)
    await pause(Math.max(0, restMs), undefined, { signal: over, ref: false }).catch(() => {})
  }
}
