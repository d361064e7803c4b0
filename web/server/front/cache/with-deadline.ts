import { limits } from '#front/limits.ts'
import { eventLoopDelayMs, sampleMs } from './event-loop-delay.ts'
import { type Moment, moment } from './tag-clock.ts'

/** What a deadline depends on: when the request arrived, when its render started, and when any render last finished. */
export type DeadlineInputs = {
  requestedAt: Moment
  startedAt: () => Moment | undefined
  lastFinished: () => Moment
}

/**
 * The result, or nothing when the work fails or takes longer than a visitor waits. The work itself goes on. A queued
 * request waits as long as the queue moves, and time in which the event loop was blocked does not count: a busy server
 * is not an outage.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  waiting: DeadlineInputs,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const delayBeforeMs = eventLoopDelayMs()
  const deadline = new Promise<undefined>((resolve) => {
    let isLate = false
    const check = () => {
      const remainingMs = deadlineOf(waiting, eventLoopDelayMs() - delayBeforeMs) - moment()
      if (remainingMs <= 0 && isLate) return resolve(undefined)
      // A delay just now, during which no sample could be taken, is known with the next sample.
      isLate = remainingMs <= 0
      timer = setTimeout(check, isLate ? sampleMs : Math.ceil(remainingMs))
      return undefined
    }
    check()
  })
  try {
    return await Promise.race([work, deadline])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function deadlineOf(
  { requestedAt, startedAt, lastFinished }: DeadlineInputs,
  delayMs: number,
): Moment {
  const renderStartedAt = startedAt()
  const deadline =
    Math.max(requestedAt, renderStartedAt ?? lastFinished()) + limits.renderDeadlineMs + delayMs
  return Math.min(deadline, Math.max(requestedAt, renderStartedAt ?? 0) + limits.queueDeadlineMs)
}
