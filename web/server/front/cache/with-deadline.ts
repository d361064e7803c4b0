import { limits } from '#front/limits.ts'
import { lostMs, sampleMs } from './event-loop-delay.ts'
import { type Moment, moment } from './tag-clock.ts'

/** What a deadline depends on: when the request arrived, when its render started, and when any render last finished. */
export type Waiting = {
  askedAt: Moment
  begun: () => Moment | undefined
  lastFinished: () => Moment
}

/**
 * The result, or nothing when the work fails or takes longer than a visitor waits. The work itself goes on. A queued
 * request waits as long as the queue moves, and time in which the event loop was blocked does not count: a busy server
 * is not an outage.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  waiting: Waiting,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const lostBeforeMs = lostMs()
  const deadline = new Promise<undefined>((resolve) => {
    let isLate = false
    const look = () => {
      const leftMs = deadlineOf(waiting, lostMs() - lostBeforeMs) - moment()
      if (leftMs <= 0 && isLate) return resolve(undefined)
      // A delay just now, during which no sample could be taken, is known with the next sample.
      isLate = leftMs <= 0
      timer = setTimeout(look, isLate ? sampleMs : Math.ceil(leftMs))
      return undefined
    }
    look()
  })
  try {
    return await Promise.race([work, deadline])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function deadlineOf({ askedAt, begun, lastFinished }: Waiting, lostInMs: number): Moment {
  const begunAt = begun()
  const deadline = Math.max(askedAt, begunAt ?? lastFinished()) + limits.renderDeadlineMs + lostInMs
  return Math.min(deadline, Math.max(askedAt, begunAt ?? 0) + limits.queueDeadlineMs)
}
