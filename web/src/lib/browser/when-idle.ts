/** Waits until the page is loaded and the browser is idle. Returns the function that cancels the wait. */
export function whenIdle(callback: () => void): () => void {
  let isOver = false
  const act = () => {
    if (!isOver) callback()
  }
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 })
    else setTimeout(act, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isOver = true
    window.removeEventListener('load', wait)
  }
}
