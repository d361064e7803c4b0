/** Whether the browser says when it has nothing to do. Safari does not. */
export const tellsIdleTime = () => 'requestIdleCallback' in globalThis

/**
 * Calls back when the browser has nothing more urgent to do, usually after it has drawn what has changed, so that work that can wait does
 * not delay a press; after `atMostMs` if it is busy without an end. Browsers that do not tell call back after `otherwiseMs`.
 * Returns the function that cancels it.
 */
export function onceIdle(
  callback: () => void,
  { atMostMs, otherwiseMs }: { atMostMs: number; otherwiseMs: number },
): () => void {
  if (tellsIdleTime()) {
    const handle = requestIdleCallback(() => callback(), { timeout: atMostMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, otherwiseMs)
  return () => clearTimeout(timer)
}
