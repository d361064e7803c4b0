/**
 * Calls back when the browser has drawn what has changed and has nothing else to do, so that work that can wait does not delay a press;
 * after `atMostMs` if it is busy without an end. Browsers that do not tell (Safari) call back after `otherwiseMs`, at once for 0.
 * Returns what cancels it.
 */
export function onceIdle(
  callback: () => void,
  { atMostMs, otherwiseMs }: { atMostMs: number; otherwiseMs: number },
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
