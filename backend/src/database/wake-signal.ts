export type WakeSignal = {
  notify: () => void
  /**
   * Waits for the next notification or the timeout. Notifications since the last wait count, several as one. Rejects when
   * `signal` aborts.
   */
  wait: (ms: number, signal: AbortSignal) => Promise<'notified' | 'timeout'>
}

/** An auto-reset event: wakes a waiting worker and does not lose notifications that come while it is working. */
export function createWakeSignal(): WakeSignal {
  let isNotified = false
  let wake = () => {}
  return {
    notify() {
      isNotified = true
      wake()
    },
    async wait(ms, signal) {
      signal.throwIfAborted()
      if (!isNotified) await new Promise<void>((resolve) => waitFor(resolve))
      signal.throwIfAborted()
      const wasNotified = isNotified
      isNotified = false
      return wasNotified ? 'notified' : 'timeout'

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
