import { onceIdle } from './once-idle.ts'

/** `delay`: what work waits for before it waits for an idle browser (`delay-idle-work.ts`). */
export const idleWork: { delay?: Promise<void> | undefined } = {}

/** Waits until the page is loaded and the browser is idle. Returns the function that cancels the wait. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  let wait = () => {
    const workOrWait = () => {
      if (idleWork.delay) void idleWork.delay.then(() => wait())
      else callback()
    }
    cancel = onceIdle(workOrWait, { atMostMs: 2000, otherwiseMs: 200 })
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', () => wait(), { once: true })
  return () => {
    wait = () => {}
    cancel()
  }
}
