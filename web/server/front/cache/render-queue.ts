import pLimit from 'p-limit'
import { limits } from '#front/limits.ts'

export type RenderQueue = {
  /** Runs a render when its turn comes. Throws when too many wait, or when it takes too long. */
  run<Result>(render: () => Promise<Result>): Promise<Result>
}

/** Lets few renders run at once, so that those who are served from memory do not wait for them. */
export function createRenderQueue(): RenderQueue {
  const turns = pLimit(limits.rendersAtOnce)
  return {
    async run(render) {
      if (turns.pendingCount >= limits.rendersWaiting) {
        throw new Error('Too many pages are waiting to be rendered.')
      }
      return turns(() => within(limits.renderMs, render()))
    },
  }
}

async function within<Result>(timeMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`A render took more than ${timeMs} ms.`)), timeMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
