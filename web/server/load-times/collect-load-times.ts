import { setTimeout as wait } from 'node:timers/promises'
import {
  type LoadDevice,
  type LoadMetric,
  maxLoadTimesPerReport,
} from '@foyer/schema/rest/load-metrics.ts'

/** A value of one page view, rounded so that equal ones can be summed up. */
type LoadTime = { metric: LoadMetric; device: LoadDevice; route: string; value: number }
export type LoadTimeSample = LoadTime & { times: number }

type Parts = {
  send: (samples: LoadTimeSample[]) => Promise<void>
  onFailure: (error: unknown) => void
  pauseMs?: number
}

export type LoadTimes = { count(times: readonly LoadTime[]): void }

/**
 * Sums up load times of many visitors and sends them to the origin a while later, so that one view cannot be told from another.
 * What does not fit is dropped: these are statistics.
 */
export function createLoadTimes({ send, onFailure, pauseMs = 10_000 }: Parts): LoadTimes {
  const waiting = new Map<string, LoadTimeSample>()
  let isSending = false

  async function sendAll(): Promise<void> {
    await wait(pauseMs, undefined, { ref: false })
    const samples = [...waiting.values()]
    waiting.clear()
    isSending = false
    await send(samples).catch(onFailure)
  }

  return {
    count(times) {
      for (const time of times) {
        const key = `${time.metric} ${time.device} ${time.route} ${time.value}`
        const known = waiting.get(key)
        if (known) known.times += 1
        else if (waiting.size < maxLoadTimesPerReport) waiting.set(key, { ...time, times: 1 })
      }
      if (isSending || waiting.size === 0) return
      isSending = true
      void sendAll()
    },
  }
}
