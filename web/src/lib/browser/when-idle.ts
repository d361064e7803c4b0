import { onceIdle } from './once-idle.ts'

/** If what it is held for takes longer, or fails. */
const holdAtMostMs = 10_000

let held: Promise<unknown> | undefined

/**
 * Waits until the page is loaded and the browser is idle, and until what such work was held for has ended. Returns the function that cancels
 * the wait.
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    let isCancelled = false
    const cancelIdle = onceIdle(() => void work(), { atMostMs: 2000, otherwiseMs: 200 })
    const work = async () => {
      if (held) await held
      if (!isCancelled) callback()
    }
    cancel = () => {
      isCancelled = true
      cancelIdle()
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    cancel()
    window.removeEventListener('load', wait)
  }
}

/** Holds all work that waits for an idle page, until something bigger has ended that should have the browser for itself. */
export function holdIdleWork(until: Promise<void>): void {
  held = Promise.race([until, new Promise((resolve) => setTimeout(resolve, holdAtMostMs))])
}
