let pressedAt = -Infinity

/** Follows when keys are pressed in the page, until `signal` is aborted. */
export function followKeys(signal: AbortSignal): void {
  const notePress = () => (pressedAt = performance.now())
  document.addEventListener('keydown', notePress, { signal, capture: true })
  signal.addEventListener('abort', () => (pressedAt = -Infinity))
}

/** How long ago a key was pressed; `Infinity` if none was. */
export const sincePressedMs = () => performance.now() - pressedAt
