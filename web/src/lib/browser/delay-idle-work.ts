import { idleWork } from './when-idle.ts'

/** Delayed work goes on after this time, even if what it waits for has not ended. */
const delayAtMostMs = 10_000

/** Delays all work of `whenIdle` until a promise settles, for ten seconds at most: the editor opens faster without it. */
export function delayIdleWork(until: Promise<unknown>): void {
  const limit = new Promise((resolve) => setTimeout(resolve, delayAtMostMs))
  const delay = Promise.allSettled([Promise.race([until, limit])]).then(() => {
    if (idleWork.delay === delay) idleWork.delay = undefined
    return undefined
  })
  idleWork.delay = delay
}
