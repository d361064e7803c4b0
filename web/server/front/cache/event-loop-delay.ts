import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often the event loop is sampled; the latest delay is measured at most this much later. */
export const sampleMs = 20

/** A timer of an idle process is late by this much. */
const usualDelayMs = 1

const histogram = monitorEventLoopDelay({ resolution: sampleMs })
histogram.enable()

/**
 * Milliseconds that this process could not run callbacks so far, because it was busy or had no processor: a response
 * may have been waiting unread for that long.
 */
export function eventLoopDelayMs(): number {
  if (histogram.count === 0) return 0
  return Math.max(0, (histogram.mean / 1e6 - sampleMs - usualDelayMs) * histogram.count)
}
