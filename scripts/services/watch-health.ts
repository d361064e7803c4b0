import { setTimeout as pause } from 'node:timers/promises'

export type Silence = {
  everyMs: number
  /** Who has not answered for so long is taken for hanging. */
  silentForMs: number
}

type HealthWatch = Silence & {
  /** Answers when it is well, and throws otherwise; gives up when `signal` aborts. */
  ask: (signal: AbortSignal) => Promise<unknown>
  onHanging: () => void
  /** Ends the watch. */
  over: AbortSignal
}

/** Looks after something that runs until it has not answered for too long. */
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
  // Counted in questions and not by the clock, which goes on while the machine sleeps.
  const most = Math.ceil(silentForMs / everyMs)
  let unanswered = 0
  while (!over.aborted) {
    const begun = performance.now()
    const isWell = await ask(AbortSignal.any([over, AbortSignal.timeout(everyMs)])).then(
      () => true,
      () => false,
    )
    if (over.aborted) break
    unanswered = isWell ? 0 : unanswered + 1
    if (unanswered >= most) return onHanging()
    const restMs = everyMs - (performance.now() - begun)
    await pause(Math.max(0, restMs), undefined, { signal: over, ref: false }).catch(() => {})
  }
}
