import { onceIdle } from './once-idle.ts'

/** Delayed work goes on after this time, even if what it waits for has not ended. */
const delayAtMostMs = 10_000

/** What work waits for before it waits for an idle browser. */
let delay: Promise<void> | undefined

/** Waits until the page is loaded and the browser is idle. Returns the function that cancels the wait. */
export function whenIdle(callback: () => void): () => void {
  let isCancelled = false
  let cancel = () => {}
  const wait = () => {
    if (isCancelled) return
    const workOrWait = () => {
      if (delay) void delay.then(wait)
      else callback()
    }
    cancel = onceIdle(workOrWait, { atMostMs: 2000, otherwiseMs: 200 })
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
    cancel()
    window.removeEventListener('load', wait)
  }
}

/** Delays all work of `whenIdle` until a promise settles, for ten seconds at most: the editor opens faster without it. */
export function delayIdleWork(until: Promise<unknown>): void {
  const limit = new Promise((resolve) => setTimeout(resolve, delayAtMostMs))
  const current = Promise.allSettled([Promise.race([until, limit])]).then(() => {
    if (delay === current) delay = undefined
    return undefined
  })
  delay = current
}
