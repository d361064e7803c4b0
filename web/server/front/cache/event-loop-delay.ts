import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often it is looked whether the process comes to its work in time; so much later the latest delay is known at most. */
export const sampleMs = 20

/** By so much a timer of an idle process is late: nobody notices. */
const usualDelayMs = 1

const histogram = monitorEventLoopDelay({ resolution: sampleMs })
histogram.enable()

/**
 * Milliseconds that this process has lost up to now, because it was busy or others had the processor: so long an answer may have
 * lain there unread, and nobody is to blame for not having given it.
 */
export function lostMs(): number {
  if (histogram.count === 0) return 0
  return Math.max(0, (histogram.mean / 1e6 - sampleMs - usualDelayMs) * histogram.count)
}
