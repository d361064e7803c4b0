import { limits } from '#front/limits.ts'
import { lostMs, sampleMs } from './event-loop-delay.ts'
import { type Moment, moment } from './tag-clock.ts'

/** What somebody waits for: since when, when it was taken up, and when anything was last finished. */
export type Waiting = {
  askedAt: Moment
  begun: () => Moment | undefined
  lastFinished: () => Moment
}

/**
 * The result, or nothing when it fails or takes longer than a visitor waits. The work itself goes on. Who stands in the
 * queue stays as long as it moves, and time in which this process could not work does not count: a busy house is no closed one.
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
      // What was lost just now, while nobody could look, is known with the next sample.
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
