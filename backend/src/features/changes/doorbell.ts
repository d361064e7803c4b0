export type Doorbell = {
  ring: () => void
  /** Waits for the next ring, or the time. A ring since the last wait counts; many count as one. Throws when `signal` aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<'rung' | 'quiet'>
}

/** Wakes who waits for work, without losing a ring that comes while he is working. */
export function createDoorbell(): Doorbell {
  let isRung = false
  let wake = () => {}
  return {
    ring() {
      isRung = true
      wake()
    },
    async wait(ms, signal) {
      signal.throwIfAborted()
      if (!isRung) await new Promise<void>((resolve) => waitFor(resolve))
      signal.throwIfAborted()
      const heard = isRung
      isRung = false
      return heard ? 'rung' : 'quiet'

      function waitFor(resolve: () => void) {
        const timer = setTimeout(done, ms)
        signal.addEventListener('abort', done)
        wake = done
        function done() {
          clearTimeout(timer)
          signal.removeEventListener('abort', done)
          resolve()
        }
      }
    },
  }
}
