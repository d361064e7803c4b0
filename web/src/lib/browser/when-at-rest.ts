/** Waits until everything of the page is there and the browser has nothing better to do. The answer stops the wait. */
export function whenAtRest(deed: () => void): () => void {
  let isOver = false
  const act = () => {
    if (!isOver) deed()
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
