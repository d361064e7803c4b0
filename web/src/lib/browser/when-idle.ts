import { onceIdle } from './once-idle.ts'

/** Waits until the page is loaded and the browser is idle. Returns the function that cancels the wait. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    cancel = onceIdle(callback, { atMostMs: 2000, otherwiseMs: 200 })
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    cancel()
    window.removeEventListener('load', wait)
  }
}
