import { limits } from '#front/limits.ts'
import { type Moment, moment } from './tag-clock.ts'

/** What somebody waits for: since when, when it was taken up, and when anything was last finished. */
export type Waiting = {
  askedAt: Moment
  begun: () => Moment | undefined
  lastFinished: () => Moment
}

/**
 * The result, or nothing when it fails or takes longer than a visitor waits. The work itself goes on. Who stands in the
 * queue stays as long as it moves: a busy house is no closed one.
 */
export async function patiently<Result>(
  work: Promise<Result>,
  waiting: Waiting,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<undefined>((resolve) => {
    const look = () => {
      const leftMs = endOfPatience(waiting) - moment()
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

function endOfPatience({ askedAt, begun, lastFinished }: Waiting): Moment {
  const begunAt = begun()
  if (begunAt !== undefined) return Math.max(askedAt, begunAt) + limits.renderPatienceMs
  const moving = Math.max(askedAt, lastFinished()) + limits.renderPatienceMs
  return Math.min(moving, askedAt + limits.queuePatienceMs)
}
