import { limits } from '#front/limits.ts'
import { createLostTime } from './lost-time.ts'
import { type Moment, moment } from './tag-clock.ts'

/** What somebody waits for: since when, when it was taken up, and when anything was last finished. */
export type Waiting = {
  askedAt: Moment
  begun: () => Moment | undefined
  lastFinished: () => Moment
}

const lostTime = createLostTime()

/**
 * The result, or nothing when it fails or takes longer than a visitor waits. The work itself goes on. Who stands in the
 * queue stays as long as it moves, and time in which this process could not work does not count: a busy house is no closed one.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  waiting: Waiting,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const lostBeforeMs = lostTime.ms()
  const impatience = new Promise<undefined>((resolve) => {
    const look = () => {
      const leftMs = deadlineOf(waiting, lostTime.ms() - lostBeforeMs) - moment()
      if (leftMs <= 0) resolve(undefined)
      else timer = setTimeout(look, Math.ceil(leftMs))
    }
    look()
  })
  try {
    return await Promise.race([work, impatience])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function deadlineOf({ askedAt, begun, lastFinished }: Waiting, lostMs: number): Moment {
  const begunAt = begun()
  const patient = Math.max(askedAt, begunAt ?? lastFinished()) + limits.renderDeadlineMs + lostMs
  return Math.min(patient, Math.max(askedAt, begunAt ?? 0) + limits.queueDeadlineMs)
}
