/** Idle time is not waited for any longer: a page may be busy without an end. */
const atMostMs = 200

/**
 * Calls back when the browser has drawn what has changed and has nothing else to do, so that work that can wait does not delay the next
 * key. Browsers that do not tell (Safari) call back after `otherwiseMs`, at once for 0. Returns what cancels it.
 */
export function onceIdle(
  callback: () => void,
  { otherwiseMs }: { otherwiseMs: number },
): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback, { timeout: atMostMs })
    return () => cancelIdleCallback(handle)
  }
  if (otherwiseMs > 0) {
    const timer = setTimeout(callback, otherwiseMs)
    return () => clearTimeout(timer)
  }
  callback()
  return () => undefined
}
