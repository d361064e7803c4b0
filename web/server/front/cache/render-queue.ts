import pLimit from 'p-limit'
import { limits } from '#front/limits.ts'
import { type Moment, moment } from './tag-clock.ts'

export type RenderQueue = {
  /**
   * Runs a render when its turn comes. Throws when the queue is full, when the render takes too long, and when `signal`
   * is aborted: then its slot is free again, even if the render has not ended.
   */
  run<Result>(
    render: (signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>
  /** When a render last succeeded. */
  lastFinished(): Moment
}

/** Limits concurrent renders, so that requests served from memory do not wait for them. */
export function createRenderQueue(atOnce: number): RenderQueue {
  const limit = pLimit(atOnce)
  let lastFinished: Moment = 0
  return {
    lastFinished: () => lastFinished,
    async run(render, signal) {
      if (limit.pendingCount >= limits.rendersWaiting) {
        throw new Error('Too many pages are waiting to be rendered.')
      }
      return limit(async () => {
        const result = await runAbortable(render, signal)
        lastFinished = moment()
        return result
      })
    },
  }
}

async function runAbortable<Result>(
  render: (signal: AbortSignal) => Promise<Result>,
  disconnected?: AbortSignal,
): Promise<Result> {
  disconnected?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const leave = () => controller.abort(disconnected?.reason)
  const timer = setTimeout(
    () => controller.abort(new Error(`A render took more than ${limits.renderMs} ms.`)),
    limits.renderMs,
  )
  disconnected?.addEventListener('abort', leave, { once: true })
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    return await Promise.race([render(signal), aborted])
  } finally {
    clearTimeout(timer)
    disconnected?.removeEventListener('abort', leave)
  }
}
